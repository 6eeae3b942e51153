import { LETTERS, type View } from '@sixfold/engine';

/** So many pieces of a kind may still come. */
export interface Unseen {
  /** Its symbols, by their letters. */
  readonly piece: string;
  readonly left: number;
}

/**
 * The pieces that whoever looks has not seen, as their view tells; null in games that have none. Pairs are told by their
 * letters, single symbols in their order.
 */
export function unseenIn(view: View): readonly Unseen[] | null {
  const { unseen, pile }: Readonly<Record<string, unknown>> = { ...view };
  if (isCounted(unseen)) return Object.entries(unseen).map(([piece, left]) => ({ piece, left }));
  return isPile(pile) ? LETTERS.map((piece, symbol) => ({ piece, left: pile[symbol] ?? 0 })) : null;
}

const isPile = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((count) => typeof count === 'number');

const isCounted = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((count) => typeof count === 'number');
