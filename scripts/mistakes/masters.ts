import { MARKS, reviewGame, type Evaluation } from '@sixfold/review';
import { playBots } from '../../packages/testing/src/bot-games.ts';
import type { Origin } from '../review/evaluation.ts';
import { tableName, type ReviewTable } from '../review/tables.ts';

/** Masters against each other, whose moves are reviewed. What others made is forgotten. */
export interface MastersPlan extends Origin {
  readonly what: 'masters';
  readonly table: ReviewTable;
  readonly steps: number;
  readonly seed: string;
}

/** How many real decisions were made in a game, and how many of them are marked at so many points or more. */
export interface MarkedGame {
  readonly real: number;
  readonly marked: Readonly<Partial<Record<(typeof MARKS)[number], number>>>;
}

/** Plays the game of this number and reviews it. */
export async function markMasters(plan: MastersPlan, number: number, evaluation: Evaluation): Promise<MarkedGame> {
  const { table, steps } = plan;
  const seed = `${plan.seed}/${tableName(table)}/${number}`;
  const transcript = await playBots(table.game, { ...table, bots: ['master'], seed, steps });
  const marks = reviewGame(transcript, evaluation).plies.flatMap(({ decision }) => decision?.mark ?? []);
  const marked = MARKS.map((points) => [points, marks.filter((mark) => mark >= points).length]);
  return { real: marks.length, marked: Object.fromEntries(marked) };
}
