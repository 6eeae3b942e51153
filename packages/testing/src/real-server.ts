import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServeWishes } from '@sixfold/server';
import { endWithUs } from './end-with-us.ts';
import type { Usage } from './server-process.ts';

/** What must be said where nothing else is: here, on any free port. */
const USUAL: Partial<ServeWishes> = { host: '127.0.0.1', port: 0 };

/** No limits, no log, and bots that answer at once: what most of what is shown here needs. */
const GENEROUS: Partial<ServeWishes> = {
  ...USUAL,
  bots: 1,
  botBudget: 1,
  botPace: 0,
  connectionWork: 1_000_000,
  guestWork: 1_000_000,
  addressWork: 1_000_000,
  connectionsPerAddress: 1_000_000,
  guestsPerAddress: 1_000_000,
  tablesPerGuest: 1_000_000,
  tablesPerAddress: 1_000_000,
  liveTables: 1_000_000,
  publicTables: 1_000_000,
  logLevel: 'error',
  graceSeconds: 0,
};

/**
 * As `npm start` does. What the server says is soon forgotten; with more room for the young it would keep a hundred MiB
 * of that at a thousand moves a second, and with less it would spend more time looking at what is not forgotten yet.
 */
const AS_STARTED = ['--max-semi-space-size=16'];

/** A server that runs in a process of its own, on a folder of its own. */
export interface RealServer {
  readonly address: string;
  readonly pid: number;
  /** Kept with its exit code once it has ended, of itself or not; null for one that was killed. */
  readonly ended: Promise<number | null>;
  /** What it has written to the terminal. */
  readonly log: readonly string[];
  /** Pulls the plug. */
  kill(): Promise<void>;
  /** Lets it finish. */
  stop(): Promise<void>;
  /** What it needs, as it stands or after it has tidied up. */
  usage(tidies: boolean): Promise<Usage>;
}

/** A folder with a page and room for data; removed by `removeFolder`. */
export function makeFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'sixfold-server-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html>');
  return folder;
}

export const dataIn = (folder: string): string => join(folder, 'data');

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/**
 * Starts a server on such a folder, and again after it was killed. It serves an empty page unless told otherwise; `preload`
 * are modules to run before.
 */
export const startServer = (
  folder: string,
  settings: Partial<ServeWishes> = {},
  preload: readonly string[] = [],
): Promise<RealServer> => launch(folder, { ...GENEROUS, ...settings }, preload.map(importing));

/** The same with the limits and the bots that a host gets who chooses nothing. */
export const startUsual = (
  folder: string,
  settings: Partial<ServeWishes> = {},
  preload: readonly string[] = [],
): Promise<RealServer> => launch(folder, { ...USUAL, ...settings }, preload.map(importing));

const importing = (file: string): string => `--import=${file}`;

async function launch(
  folder: string,
  settings: Partial<ServeWishes>,
  words: readonly string[] = [],
): Promise<RealServer> {
  const wishes = { root: join(folder, 'page'), data: dataIn(folder), ...settings };
  const child = fork(join(import.meta.dirname, 'server-process.ts'), [JSON.stringify(wishes)], {
    execArgv: ['--expose-gc', ...AS_STARTED, ...words],
    silent: true,
  });
  const log: string[] = [];
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => log.push(text));
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(endWithUs(() => child.kill('SIGKILL')));
  const [address] = (await Promise.race([once(child, 'message'), diesEarly(child, log)])) as [string];
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    address,
    pid: child.pid ?? 0,
    ended,
    log,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async usage(tidies) {
      const answer = once(child, 'message');
      child.send({ tidies });
      return ((await answer) as [Usage])[0];
    },
  };
}

async function diesEarly(child: ChildProcess, log: readonly string[]): Promise<never> {
  await once(child, 'close');
  throw new Error(`the server ended before it began: ${log.join('')}`);
}
