import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { GAMES, type Card } from '@sixfold/engine';
import type { Measure, Speed } from '../jobs/playout-worker.ts';
import { FINE, readArgs, readCount, type Command } from '../command-line/command.ts';
import { Progress } from '../jobs/progress.ts';
import { readGame } from '../command-line/game-arguments.ts';

const help = `
Usage: sixfold bench [--game G] [--players N] [--seconds n] [--json]

Measures how fast the engine plays uniformly random games to the end on one thread, for every game and number of
players. Racks are refilled and never swapped. Each figure comes from a fresh thread, in its processor time, and is the
best of twenty slices: other programs only ever slow it down. The optimiser is told to inline more than by default.

  --game G       only this game
  --players N    only this number of players
  --seconds n    how long to measure each; default: 2
  --json         print {"playouts":[{"game","players","gamesPerSecond","pliesPerSecond"}…]}
`;

export const bench: Command = {
  name: 'bench',
  summary: 'measure the speed of random playouts',
  help,
  async run(words) {
    const { values } = readArgs(words, {
      game: { type: 'string' },
      players: { type: 'string' },
      seconds: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
    });
    const cards: Card[] = (values.game === undefined ? Object.values(GAMES) : [readGame(values.game)]).map(
      ({ card }) => card,
    );
    const players = values.players === undefined ? null : readCount('--players', values.players, 1, 4);
    const seconds = readCount('--seconds', values.seconds, 1, 600);
    const plans = cards.flatMap(({ id, players: counts }) =>
      counts
        .filter((count) => players === null || count === players)
        .map((count) => ({ game: id, players: count, seconds })),
    );
    const playouts = await measureAll(plans);
    process.stdout.write(values.json ? `${JSON.stringify({ playouts })}\n` : table(playouts));
    return FINE;
  },
};

type Playouts = { game: string; players: number } & Speed;

/** What `-O3` is to a C compiler: lets the optimiser inline a whole ply, which its default budget is too small for. */
const INLINE_MORE = '--max-inlined-bytecode-size-cumulative=3000';

async function measureAll(plans: readonly Measure[]): Promise<Playouts[]> {
  setFlagsFromString(INLINE_MORE);
  const playouts: Playouts[] = [];
  const progress = new Progress(plans.length, 'measured');
  for (const plan of plans) {
    // A fresh thread for each: the optimiser must not mix what it learnt from other games.
    const worker = new Worker(new URL('../jobs/playout-worker.ts', import.meta.url), { workerData: plan });
    const [speed] = (await once(worker, 'message')) as [Speed];
    playouts.push({ game: plan.game, players: plan.players, ...speed });
    progress.at(playouts.length);
  }
  progress.end();
  return playouts;
}

const table = (playouts: readonly Playouts[]): string =>
  ['game     players     games/s       plies/s', ...playouts.map(row)].map((line) => `${line}\n`).join('');

const row = ({ game, players, gamesPerSecond, pliesPerSecond }: Playouts): string =>
  [game.padEnd(8), String(players).padStart(7), grouped(gamesPerSecond, 11), grouped(pliesPerSecond, 13)].join(' ');

const grouped = (value: number, width: number): string => value.toLocaleString('en').padStart(width);
