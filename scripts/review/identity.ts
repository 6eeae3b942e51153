import { reviewGame, type Effort, type Review } from '@sixfold/review';
import { playBots } from '../../packages/testing/src/bot-games.ts';
import { evaluationOf } from './samples.ts';
import { PAIRINGS, type ReviewTable } from './tables.ts';

/** Little work: what must add up does so however much is tried out. */
const LITTLE: Effort = { falls: 256, redraws: 2, moves: 3, glances: 1, looks: 1, finalists: 2, worlds: 2 };

/** By how much the parts miss what became of the game, for the team that they miss most. */
function missOf({ start, values, total }: Review): number {
  const end = values.at(-1) ?? [];
  const misses = start.map((share, team) => {
    const parts = [total.draws, total.unknowable, total.decisions].map((part) => part[team] ?? 0);
    return Math.abs((end[team] ?? 0) - share - parts.reduce((sum, part) => sum + part, 0));
  });
  return Math.max(...misses);
}

/** The largest difference in so many games, in which everybody meets everybody. */
export async function largestMiss(table: ReviewTable, games: number, isLate: () => boolean): Promise<[number, number]> {
  const evaluation = await evaluationOf(table);
  let [most, count] = [0, 0];
  for (; count < games && !isLate(); count++) {
    const bots = PAIRINGS[count % PAIRINGS.length] ?? [];
    const transcript = await playBots(table.game, { ...table, bots, seed: `identity/${count}`, steps: 1 });
    most = Math.max(most, missOf(reviewGame(transcript, evaluation, { effort: LITTLE })));
  }
  return [most, count];
}
