import { meanOf, NINETY_FIVE, type Mean } from '@sixfold/review/statistics';
import type { PlayedWorlds } from '../../packages/review/src/puzzles/playing-on.ts';

/** So much of the win a move must lose to be a mistake: ten points. */
export const MISTAKE = 0.1;

/** In how many games two moves are compared. */
export interface Playouts {
  /** At a first look, which only says whether another is worth it. */
  readonly first: number;
  /** From either move, to judge by. */
  readonly most: number;
}

/** After so many games it is asked again whether the loss may still be large enough. */
const BATCH = 50;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

const upperEnd = ({ mean, error }: Mean): number => mean + NINETY_FIVE * error;

/** Whether a move surely loses so much: what merely looks like it after some games may be the luck of these games. */
export const isSurelyMistake = ({ mean, error }: Pick<Mean, 'mean' | 'error'>): boolean =>
  mean - NINETY_FIVE * error >= MISTAKE;

/**
 * What a move loses beside a better one, in games played to their end: the same worlds and the same luck for both. Null as soon as
 * that cannot be a mistake. The first look is at worlds of its own: what chooses does not judge.
 */
export function compareMoves(
  worlds: Pick<PlayedWorlds, 'playOn'>,
  better: number,
  worse: number,
  { first, most }: Playouts,
): Mean | null {
  const lossesIn = (from: number, to: number): number[] =>
    range(from, to).map((index) => worlds.playOn(better, index) - worlds.playOn(worse, index));
  // So few games say little: half of it is enough to go on.
  if (meanOf(lossesIn(0, first)).mean < MISTAKE / 2) return null;
  const losses: number[] = [];
  while (losses.length < most) {
    const from = first + losses.length;
    losses.push(...lossesIn(from, Math.min(from + BATCH, first + most)));
    if (upperEnd(meanOf(losses)) < MISTAKE) return null;
  }
  return meanOf(losses);
}
