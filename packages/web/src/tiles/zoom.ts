import { distance, type Point } from './hexes.ts';

/** Which part of the board is seen: how much larger than fitted, and which point is in the middle. */
export interface Zoom extends Point {
  readonly scale: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Keeps the middle on the board, and where everything is seen in the middle of it. */
export function clamp({ scale, x, y }: Zoom, edge: Point): Zoom {
  const bounded = Math.min(LARGEST, Math.max(1, scale));
  const room = 1 - 1 / bounded;
  const inside = (value: number, most: number): number => within(value, -most, most) + 0;
  return { scale: bounded, x: inside(x, edge.x * room), y: inside(y, edge.y * room) };
}

/** Grows by a factor about a point of the board, which stays where it is on the screen. */
export function zoomAt(zoom: Zoom, factor: number, { x, y }: Point, edge: Point): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const kept = zoom.scale / scale;
  return clamp({ scale, x: x + (zoom.x - x) * kept, y: y + (zoom.y - y) * kept }, edge);
}

/** Moves what is seen by a distance on the board. */
export const pan = (zoom: Zoom, by: Point, edge: Point): Zoom =>
  clamp({ ...zoom, x: zoom.x - by.x, y: zoom.y - by.y }, edge);

/** Two fingers that moved: the board grows by how they spread and follows their middle. */
export function pinch(zoom: Zoom, before: readonly [Point, Point], now: readonly [Point, Point], edge: Point): Zoom {
  const from = middle(...before);
  const to = middle(...now);
  const moved = pan(zoom, { x: to.x - from.x, y: to.y - from.y }, edge);
  return zoomAt(moved, distance(...now) / Math.max(1, distance(...before)), from, edge);
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The part of the drawing that is seen, as an SVG wants it. */
export function viewBox({ scale, x, y }: Zoom, edge: Point): string {
  const [width, height] = [(2 * edge.x) / scale, (2 * edge.y) / scale];
  return [x - width / 2, y - height / 2, width, height].map((value) => value.toFixed(1)).join(' ');
}
