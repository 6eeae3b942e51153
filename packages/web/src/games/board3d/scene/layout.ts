import type { At } from '@sixfold/engine';
import { centre, DIRECTIONS, fieldsOf as rowsOf, isSame, neighbour, SIZE } from '../../../tiles/hexes.ts';

/** A point in the scene: y is up, z towards whoever sits before the board. A field's corners are 1 from its middle. */
export type Vector = readonly [x: number, y: number, z: number];

/** How thick a tile is. */
export const THICKNESS = 0.42;
/** From a field's middle to its edges. */
export const APOTHEM = Math.sqrt(3) / 2;
/** How far the board reaches beyond its fields. */
const RIM = 0.3;

/** The middle of a field, at a height. Seen from above it lies as on the flat board. */
export function middleOf(at: At, height = 0): Vector {
  const { x, y } = centre(at);
  return [x / SIZE, height, y / SIZE];
}

/** A corner of a hexagon about a point; `turn` in sixths of a circle, clockwise as seen from above. */
export function corner([x, y, z]: Vector, size: number, turn: number): Vector {
  const angle = (turn * Math.PI) / 3;
  return [x + size * Math.cos(angle), y, z + size * Math.sin(angle)];
}

export const hexagon = (middle: Vector, size: number, turn = 0): Vector[] =>
  [0, 1, 2, 3, 4, 5].map((index) => corner(middle, size, turn + index));

/** One edge of a closed loop of points: where it begins and where it ends. */
export const edgeAt = (loop: readonly Vector[], index: number): [from: Vector, to: Vector] => [
  loop[index]!,
  loop[(index + 1) % loop.length]!,
];

/** All fields of a board. */
export const fieldsOf = (radius: number): At[] => rowsOf(radius).flat();

/** From the board's middle to its corners. */
export const reach = (radius: number): number => (1.5 * radius + 1 + RIM) / APOTHEM;

/** Directions are counted from straight up, edges from the one that follows the first corner, which is to the right. */
const FIRST_EDGE = 2;

/** The neighbour across the edge between the corners of that index and the next. */
export const across = (at: At, edge: number): At => neighbour(at, (edge + FIRST_EDGE) % DIRECTIONS.length);

/** The edge of a field across which a neighbour lies. */
export const edgeTo = (from: At, to: At): number =>
  [0, 1, 2, 3, 4, 5].findIndex((edge) => isSame(across(from, edge), to));

/** A point on the way from one to another. */
export const along = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
