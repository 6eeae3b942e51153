/**
 * Measures `sixfold simulate` beside that of another checkout: the same games in turn, in one process, by the processor's time,
 * for the machine's mood changes by the minute. Prints, as one line of JSON, how fast this one is for each of the other's
 * games; the best rounds count. Bots that choose at random leave most of the time to rules and luck.
 *   npm run bench:simulate -- --against ../other
 */
import { resolve, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '@sixfold/engine';
import type * as Batches from '../packages/cli/src/jobs/batches.ts';

const ROUNDS = 40;
const WARM_UP = 5;

const { values } = parseArgs({ options: { against: { type: 'string' }, bots: { type: 'string', default: 'random' } } });
if (values.against === undefined) throw new Error('--against FOLDER is needed');

const load = async (checkout: string): Promise<typeof Batches> =>
  await import(pathToFileURL(join(checkout, 'packages/cli/src/jobs/batches.ts')).href);

const checkouts = await Promise.all([join(import.meta.dirname, '..'), resolve(values.against)].map(load));

/** Microseconds of the processor for a batch of games of each checkout. */
async function round(game: GameId, batch: number): Promise<number[]> {
  const plan = {
    game,
    players: 2,
    bots: values.bots,
    options: undefined,
    seed: 'bench',
    iterations: 1,
    games: Infinity,
  };
  const times: number[] = [];
  for (const { playBatch } of checkouts) {
    const before = process.cpuUsage();
    await playBatch(plan, batch);
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return times;
}

const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? NaN;

/** How fast this checkout is for each game of the other; games differ by their luck, so that many are compared. */
async function compare(game: GameId): Promise<number> {
  const times: number[][] = [];
  for (let batch = 0; batch < WARM_UP + ROUNDS; batch++) times.push(await round(game, batch));
  const [ours = NaN, theirs = NaN] = [0, 1].map((one) => middle(times.slice(WARM_UP).map((pair) => pair[one] ?? NaN)));
  return Number((theirs / ours).toFixed(3));
}

const ratios: Partial<Record<GameId, number>> = {};
for (const game of GAME_IDS) ratios[game] = await compare(game);
console.log(JSON.stringify(ratios));
