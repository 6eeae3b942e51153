import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Commands of the guide that are run, and the heading under which they stand. */
export interface Block {
  readonly heading: string;
  readonly commands: string;
  /** Whether two browsers play a game meanwhile. */
  readonly isPlayed: boolean;
}

const MARKED = /<!-- run( while two browsers play)? -->\n```sh\n([^]*?)```/g;

/** What of a guide is marked to be run, in its order. */
export function blocksIn(guide: string): Block[] {
  return Array.from(guide.matchAll(MARKED), ({ 1: played, 2: commands = '', index }) => ({
    heading: guide.slice(0, index).split(/^#+ /m).at(-1)?.split('\n')[0] ?? '',
    commands,
    isPlayed: played !== undefined,
  }));
}

export const readGuide = (): string => readFileSync(join(root, 'docs/hosting.md'), 'utf8');

/** What stands for what the guide names: ports that are free, and a database. */
export interface Elsewhere {
  /** By the port in the guide. */
  readonly ports: Readonly<Record<(typeof PORTS)[number], number>>;
  readonly database: string;
}

/** The ports that the guide uses: nginx's two, those of one and of two servers, and that of a drill. */
export const PORTS = ['443', '80', '6060', '6061', '6062', '6070'] as const;

const DATABASE = 'postgres://sixfold:PASSWORD@db.example/sixfold';

/** The same in a folder of its own, on this machine, at other ports. */
export function moved(text: string, folder: string, { ports, database }: Elsewhere): string {
  const here = text
    .replaceAll(DATABASE, '<database>')
    .replaceAll(/(?<![\w.}-])\/(opt|etc|var|usr\/local)\//g, `${folder}/$1/`)
    .replaceAll(/listen (443|80)\b/g, (_, port: '443' | '80') => `listen 127.0.0.1:${ports[port]}`)
    .replaceAll('https://play.example', `https://localhost:${ports['443']}`)
    .replaceAll('play.example', 'localhost')
    .replaceAll(/\b60[67][0-2]\b/g, (port) =>
      String(Object.entries(ports).find(([name]) => name === port)?.[1] ?? port),
    );
  return here.replaceAll('<database>', database);
}
