import type { At } from '@sixfold/engine';
import { mapPair } from '../lib/pair.ts';
import { writePoint } from '../lib/write-point.ts';

/** Half the width of a hexagon in the drawing's own units; symbols are drawn from -50 to 50 inside it. */
export const SIZE = 60;
/** From a field to the one below it. */
export const ROW = Math.sqrt(3) * SIZE;
const COLUMN = 1.5 * SIZE;

/** The steps to the six neighbours, clockwise from straight up. A tile's direction is an index into these. */
export const DIRECTIONS: readonly At[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a field. Hexagons are flat-topped: a column runs straight down, so the widest board fits a phone. */
export const centre = ([q, r]: At): Point => ({ x: COLUMN * q, y: ROW * (r + q / 2) });

export const isOn = (radius: number, [q, r]: At): boolean =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;

export const isSame = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];

export function neighbour([q, r]: At, direction: number): At {
  const [dq, dr] = DIRECTIONS[direction]!;
  return [q + dq, r + dr];
}

/** The field at a point, or the nearest one to a point just beside the board; null further away. */
export function fieldNear(radius: number, point: Point): At | null {
  const at = roundToField(point);
  if (isOn(radius, at)) return at;
  const beside = DIRECTIONS.map((_, direction) => neighbour(at, direction)).filter((field) => isOn(radius, field));
  return beside.toSorted((a, b) => distance(centre(a), point) - distance(centre(b), point))[0] ?? null;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Rounds in three coordinates that add up to 0; the one that was bent most is made to fit. */
function roundToField({ x, y }: Point): At {
  const q = x / COLUMN;
  const r = y / ROW - q / 2;
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
  // 0 - x and x + 0 are never a negative zero.
  if (offQ > offR && offQ > offS) return [0 - roundR - roundS, roundR + 0];
  return offR > offS ? [roundQ + 0, 0 - roundQ - roundS] : [roundQ + 0, roundR + 0];
}

/** All fields of a board, row by row as they are named. */
export function fieldsOf(radius: number): At[][] {
  const span = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  return span.map((r) => span.map((q): At => [q, r]).filter((at) => isOn(radius, at)));
}

/** How far the board's rim reaches beyond its outermost fields. */
const RIM = 14;

/** Half the width and height of a whole board with its rim. */
export function extent(radius: number): Point {
  const x = COLUMN * radius + SIZE + RIM;
  return { x, y: x / Math.cos(Math.PI / 6) };
}

const corner = (size: number, turn: number): Point => ({
  x: size * Math.cos((turn * Math.PI) / 3),
  y: size * Math.sin((turn * Math.PI) / 3),
});

/** The six corners of a hexagon about the origin, from so far round. */
const cornersFrom = (size: number, turn: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((step) => corner(size, turn + step));

const moved = (points: readonly Point[], by: Point): string =>
  points.map(({ x, y }) => writePoint(x + by.x, y + by.y)).join(' ');

/** The corners of a hexagon in a field. */
export const hexagon = (size: number, at: At): string => moved(cornersFrom(size, 0), centre(at));

/** The side of a field towards a neighbour, seen a little from its middle. */
export function side(at: At, direction: number, inset: number): string {
  const { x, y } = centre(at);
  const [from, to] = mapPair([direction - 2, direction - 1], (turn) => corner(SIZE - inset, turn));
  return `M${writePoint(x + from.x, y + from.y)}L${writePoint(x + to.x, y + to.y)}`;
}

/** The board under its fields: a hexagon that stands on a corner. */
export function ground(radius: number): string {
  const { y } = extent(radius);
  return moved(cornersFrom(y - RIM / 2, 0.5), { x: 0, y: 0 });
}

/** The upper of the two corners of a field that are farthest from its neighbour. */
export function farCorner(at: At, other: At): Point {
  const [here, there] = [centre(at), centre(other)];
  const away = Math.atan2(here.y - there.y, here.x - there.x) / (Math.PI / 3);
  const corners = [away - 0.5, away + 0.5].map((turn) => corner(SIZE, turn));
  const { x, y } = corners.toSorted((a, b) => a.y - b.y)[0]!;
  return { x: here.x + x, y: here.y + y };
}

/** The upper end of the line along which two neighbouring fields meet. */
export function seam([at, other]: readonly [At, At]): Point {
  const [here, there] = [centre(at), centre(other)];
  const along = Math.atan2(there.y - here.y, there.x - here.x) + Math.PI / 2;
  const way = { x: (SIZE / 2) * Math.cos(along), y: (SIZE / 2) * Math.sin(along) };
  const up = way.y > 0 ? -1 : 1;
  return { x: (here.x + there.x) / 2 + up * way.x, y: (here.y + there.y) / 2 + up * way.y };
}

/** The outline of a tile on two fields, two hexagons grown together, and so much lower than it lies. */
export function outline(size: number, [first, second]: readonly [At, At], lower = 0): string {
  const direction = DIRECTIONS.findIndex((_, way) => isSame(neighbour(first, way), second));
  // Each half has the four corners away from the other and the two that both share.
  const half = (at: At, turn: number): string => {
    const { x, y } = centre(at);
    return moved(cornersFrom(size, turn), { x, y: y + lower });
  };
  return `${half(first, direction - 1)} ${half(second, direction + 2)}`;
}

/** The direction in which an outline points before it is turned. */
export const DOWN = 3;
