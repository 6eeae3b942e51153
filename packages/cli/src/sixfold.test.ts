import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERSION } from './command-line/version.ts';
import { played } from './transcripts/played.fixture.ts';

const PROGRAM = join(import.meta.dirname, '../bin/sixfold.cjs');

/** The command in a process of its own; what can be seen without one is tested beside each command. */
function inProcess(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', input });
  return { code: status, out: stdout, err: stderr };
}

test('the program tells its version', () => {
  expect(inProcess(['--version'])).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
});

test('a wrong use ends with code 2, without a trace of the code', () => {
  const { code, out, err } = inProcess(['chess']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe('sixfold: there is no command "chess"; "sixfold --help" lists them\n');
});

test('transcripts are read from standard input', async () => {
  const games = [await played('dice'), await played('stones')];
  const plies = games.reduce((sum, { plies: all }) => sum + all.length, 0);
  const lines = games.map((game) => `${JSON.stringify(game)}\n`).join('');
  expect(inProcess(['verify', '-', '--draws'], lines)).toEqual({
    code: 0,
    out: `2 games, ${plies} plies verified\n`,
    err: '',
  });
});

test('a reader that has seen enough is no error', async () => {
  const child = spawn(process.execPath, [PROGRAM, 'simulate', '--game', 'dice', '--games', '400']);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  child.stdout.destroy();
  const [code] = await closed;
  expect([code, complaints]).toEqual([0, '']);
});
