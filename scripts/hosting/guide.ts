import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Commands of the guide that are run, and the heading under which they stand. */
export interface Block {
  readonly heading: string;
  readonly commands: string;
}

const MARKED = /<!-- run -->\n```sh\n([^]*?)```/g;

/** What of a guide is marked to be run, in its order. */
export function blocksIn(guide: string): Block[] {
  return Array.from(guide.matchAll(MARKED), ({ 1: commands = '', index }) => ({
    heading: guide.slice(0, index).split(/^#+ /m).at(-1)?.split('\n')[0] ?? '',
    commands,
  }));
}

export const readGuide = (): string => readFileSync(join(root, 'docs/hosting.md'), 'utf8');

/** Ports that are free, in the place of those that the guide names. */
export interface Ports {
  readonly https: number;
  readonly http: number;
  readonly server: number;
  readonly drill: number;
}

/** The same in a folder of its own, on this machine, at other ports. */
export const moved = (text: string, folder: string, { https, http, server, drill }: Ports): string =>
  text
    .replaceAll(/(?<![\w.}-])\/(opt|etc|var|usr\/local)\//g, `${folder}/$1/`)
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('https://play.example', `https://localhost:${https}`)
    .replaceAll('play.example', 'localhost')
    .replaceAll('6060', String(server))
    .replaceAll('6070', String(drill));
