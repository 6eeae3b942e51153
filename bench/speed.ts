/**
 * Measures the engine's random playouts side by side with a plain C program (bench/board.c), alternating in one run,
 * for the machine's mood changes by the minute; the best of each counts. Prints one line of JSON.
 *   npm run bench
 *   npm run bench -- --against ../other      another checkout in turn with this one: the ratio of each, and their quotient
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROUNDS = 5;
const GAMES = 200_000;

interface Speed {
  readonly gamesPerSecond: number;
  readonly pliesPerSecond: number;
}

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
const yardstick = join(folder, 'board');

const run = (command: string, args: readonly string[], cwd = root): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const runYardstick = (): Speed => JSON.parse(run(yardstick, ['2', String(GAMES)]));

/** What the command of a checkout measures. */
const sixfold = (checkout: string, ...args: string[]): { playouts: Speed[] } =>
  JSON.parse(run(process.execPath, ['packages/cli/src/sixfold.ts', 'bench', '--json', ...args], checkout));

const runEngine = (checkout: string): Speed[] => sixfold(checkout, '--game', 'board', '--players', '2').playouts;

const best = (speeds: readonly Speed[]): number => Math.max(...speeds.map(({ gamesPerSecond }) => gamesPerSecond));
const rounded = (value: number): number => Number(value.toFixed(3));

/** The speed of the C program and of each checkout, all in turn, round by round. */
function race(checkouts: readonly string[]): { readonly c: number; readonly engines: readonly number[] } {
  const rounds = Array.from({ length: ROUNDS }, () => ({ c: runYardstick(), engines: checkouts.map(runEngine) }));
  return {
    c: best(rounds.map(({ c }) => c)),
    engines: checkouts.map((_, index) => best(rounds.flatMap(({ engines }) => engines[index]!))),
  };
}

function measure(): object {
  const { c, engines } = race([root]);
  const [engine] = engines;
  return {
    ratio: rounded(engine! / c),
    yardstickGamesPerSecond: c,
    engineGamesPerSecond: engine,
    playouts: sixfold(root).playouts,
  };
}

function measureAgainst(other: string): object {
  const { c, engines } = race([root, other]);
  const [ours = NaN, theirs = NaN] = engines.map((engine) => engine / c);
  return { ratio: rounded(ours), otherRatio: rounded(theirs), quotient: rounded(ours / theirs) };
}

try {
  run('cc', ['-O3', '-march=native', 'bench/board.c', '-o', yardstick]);
  const { against } = values;
  console.log(JSON.stringify(against === undefined ? measure() : measureAgainst(resolve(against))));
} finally {
  rmSync(folder, { recursive: true });
}
