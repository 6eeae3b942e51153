import type { Review } from '@sixfold/review';

/** What a review follows from, beside the game. */
export type ReviewBasis = Pick<Review, 'format' | 'effort'> & {
  readonly evaluation: Pick<Review['evaluation'], 'name' | 'hash'>;
};

/** Of two reviews of a game that rest on the same, one is as good as the other. */
export const basisOf = ({ format, evaluation: { name, hash }, effort }: ReviewBasis): string =>
  [format, name, hash, JSON.stringify(effort)].join(' ');
