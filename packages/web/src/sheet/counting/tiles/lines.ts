import type { Letter } from '@sixfold/engine';
import type { CountedSymbol } from '@sixfold/engine/sheet';

/** Half of what was laid: its symbol, and how long the lines are that lead away from it. */
export interface Half {
  readonly symbol: Letter | null;
  readonly lines: readonly number[];
}

export type Halves = readonly [Half, Half];

/** In so many directions lines lead away from half a tile: the sixth leads over its other half. */
export const MOST_LINES = 5;

const NOTHING: Half = { symbol: null, lines: [] };
export const noHalves: Halves = [NOTHING, NOTHING];

export const withHalf = ([first, second]: Halves, index: number, half: Half): Halves =>
  index === 0 ? [half, second] : [first, half];

export const addLine = (half: Half, length: number): Half =>
  half.lines.length < MOST_LINES ? { ...half, lines: [...half.lines, length] } : half;

export const dropLine = (half: Half, index: number): Half => ({
  ...half,
  lines: half.lines.filter((_, other) => other !== index),
});

/** What is known of it so far, to be counted. */
export const countedIn = (halves: Halves): CountedSymbol[] =>
  halves.flatMap(({ symbol, lines }) => (symbol ? [{ symbol, lines }] : []));
