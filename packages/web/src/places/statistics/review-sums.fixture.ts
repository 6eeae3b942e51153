/** What tests of statistics share: reviews of games. */
import { USUAL_EFFORT } from '@sixfold/review';
import type { ReviewSums } from './reviewed.ts';

/** The review of a game of two in which both decided as often, whatever else is said of it. */
export const reviewOf = (more: Partial<ReviewSums> = {}): ReviewSums => ({
  game: 'dice',
  players: 2,
  teams: [0, 1],
  evaluation: { name: 'any', hash: 'abc', seesLuck: true },
  effort: USUAL_EFFORT,
  start: [0.5, 0.5],
  total: { draws: [0.12345, -0.12345], unknowable: [0, 0], decisions: [0, 0] },
  seats: [
    { real: 20, lost: 0.5 },
    { real: 20, lost: 0.25 },
  ],
  ...more,
});
