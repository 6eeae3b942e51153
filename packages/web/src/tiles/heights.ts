import type { At } from '@sixfold/engine';
import { fieldAt, type TilePosition } from '@sixfold/engine/family';
import { mapPair } from '../lib/pair.ts';

export interface Laid {
  readonly tile: string;
  readonly at: readonly [At, At];
}

/** A tile and how high it lies; 1 is on the board itself. */
export interface Lying extends Laid {
  readonly level: number;
}

/** The laid tiles with their heights. A start stone is one high; what is printed is never covered, so it may count as well. */
export function levelsOf(laid: readonly Laid[], { marks }: TilePosition['board']): Lying[] {
  const heights = new Map(marks.map((mark) => [mark, 1]));
  return laid.map(({ tile, at }) => {
    const [first, second] = mapPair(at, (field) => fieldAt(...field));
    const level = (heights.get(first) ?? 0) + 1;
    heights.set(first, level).set(second, level);
    return { tile, at, level };
  });
}
