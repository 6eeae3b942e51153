import { LETTERS, type Tracks } from '@sixfold/engine';
import type { Entry } from '../../face/counting.ts';

/** What is to be entered so that these tracks become those. */
export const entryOf = (before: Tracks, after: Tracks): Entry =>
  Object.fromEntries(
    LETTERS.map((letter, symbol) => [letter, after[symbol] ?? 0] as const).filter(
      ([, value], symbol) => value !== before[symbol],
    ),
  );
