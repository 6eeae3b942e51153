/**
 * Measures the engine's random playouts side by side with a plain C program (bench/board.c), alternating in one run,
 * for the machine's mood changes by the minute; the best of each counts. Prints one line of JSON.
 *   npm run bench
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = 5;
const GAMES = 200_000;

interface Speed {
  readonly gamesPerSecond: number;
  readonly pliesPerSecond: number;
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
const yardstick = join(folder, 'board');

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const runYardstick = (): Speed => JSON.parse(run(yardstick, ['2', String(GAMES)]));

const sixfold = (...args: string[]): { playouts: Speed[] } =>
  JSON.parse(run(process.execPath, ['packages/cli/src/sixfold.ts', 'bench', '--json', ...args]));

const runEngine = (): Speed[] => sixfold('--game', 'board', '--players', '2').playouts;

try {
  run('cc', ['-O3', '-march=native', 'bench/board.c', '-o', yardstick]);
  const rounds = Array.from({ length: ROUNDS }, () => ({ c: runYardstick(), engine: runEngine() }));
  const yardstickGamesPerSecond = Math.max(...rounds.map(({ c }) => c.gamesPerSecond));
  const engineGamesPerSecond = Math.max(
    ...rounds.flatMap(({ engine }) => engine.map(({ gamesPerSecond }) => gamesPerSecond)),
  );
  const { playouts } = sixfold();
  console.log(
    JSON.stringify({
      ratio: Number((engineGamesPerSecond / yardstickGamesPerSecond).toFixed(3)),
      yardstickGamesPerSecond,
      engineGamesPerSecond,
      playouts,
    }),
  );
} finally {
  rmSync(folder, { recursive: true });
}
