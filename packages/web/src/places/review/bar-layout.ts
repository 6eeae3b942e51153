import type { Parts, Review } from '@sixfold/review';

/** Which parts of a result are shown. */
export const partsShown = ({ evaluation }: Pick<Review, 'evaluation'>): readonly (keyof Parts)[] =>
  evaluation.seesLuck ? ['draws', 'unknowable', 'decisions'] : ['decisions'];

/** However little happened, a bar that takes half of the room is worth ten points. */
const LEAST = 0.1;

/** What a bar that takes half of the room is worth: the same for all teams and parts. */
export const fullOf = (review: Pick<Review, 'evaluation' | 'total'>): number =>
  Math.max(LEAST, ...partsShown(review).flatMap((part) => review.total[part].map(Math.abs)));

/** Where a bar lies, in hundredths of the room: from the middle to the right for a gain, to the left for a loss. */
export function barOf(value: number, full: number): { readonly x: number; readonly width: number } {
  const width = Math.round((Math.abs(value) / full) * 500) / 10;
  return { x: value < 0 ? 50 - width : 50, width };
}
