import type { Weighing } from './expectation.ts';

/** How much work a review takes upon itself. All of it is fixed, so that the same game is always reviewed the same way. */
export interface Effort extends Weighing {
  /** So many moves are compared at most, besides the one that was played. */
  readonly moves: number;
  /** In so many worlds that the seat must think possible all of them are tried, and in so many more the best of them. */
  readonly glances: number;
  readonly looks: number;
  /** So many are looked at again. */
  readonly finalists: number;
  /** In so many fresh worlds the best one is compared with the one played: what chose it does not judge it. */
  readonly worlds: number;
}

/** Enough to be sure of five points in most games, in a few seconds. */
export const USUAL_EFFORT: Effort = {
  falls: 256,
  redraws: 48,
  moves: 10,
  glances: 4,
  looks: 12,
  finalists: 4,
  worlds: 48,
};
