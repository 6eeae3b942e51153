import type { TileView } from '@sixfold/engine/family';
import { centre, ROW, SIZE, type Point } from './hexes.ts';
import { clamp, LARGEST, WHOLE, within, type Zoom } from './zoom.ts';

/** How much of the screen the board has, in CSS pixels. */
interface BoardRoom {
  readonly width: number;
  readonly height: number;
}

/** A row of fields must be so many pixels high: then each of them has 24 to be read and hit. */
const LEGIBLE = 25;

/**
 * The whole board where its fields are large enough in this room. Otherwise enlarged until they are, about the middle of
 * what was played, and with the newest of it in sight.
 */
export function fit(played: readonly Point[], edge: Point, { width, height }: BoardRoom): Zoom {
  const pixels = Math.min(width / (2 * edge.x), height / (2 * edge.y));
  const scale = pixels > 0 ? LEGIBLE / (ROW * pixels) : 1;
  const newest = played.at(-1);
  if (scale <= 1 || !newest) return { ...WHOLE, scale: within(scale, 1, LARGEST) };
  const along = (axis: 'x' | 'y', size: number): number => {
    const all = played.map((point) => point[axis]);
    const reach = size / (2 * pixels * scale) - SIZE;
    return within((Math.min(...all) + Math.max(...all)) / 2, newest[axis] - reach, newest[axis] + reach);
  };
  return clamp({ scale, x: along('x', width), y: along('y', height) }, edge);
}

export const playedIn = ({ laid }: TileView): Point[] => laid.flatMap(({ at }) => at.map(centre));
