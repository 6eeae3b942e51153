import { reviewGame, type Effort, type Evaluation, type Review } from '@sixfold/review';
import { playBots } from '../../packages/testing/src/bot-games.ts';
import type { Origin } from './evaluation.ts';
import { PAIRINGS, type ReviewTable } from './tables.ts';

/** Games in which everybody meets everybody, whose parts must add up. What others made is forgotten. */
export interface IdentityPlan extends Origin {
  readonly what: 'identity';
  readonly table: ReviewTable;
}

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

/** Plays the game of this number, and says by how much its parts miss the result. */
export async function missIn({ table }: IdentityPlan, number: number, evaluation: Evaluation): Promise<number> {
  const bots = PAIRINGS[number % PAIRINGS.length] ?? [];
  const transcript = await playBots(table.game, { ...table, bots, seed: `identity/${number}`, steps: 1 });
  return missOf(reviewGame(transcript, evaluation, { effort: LITTLE }));
}
