import type { At } from '@sixfold/engine';
import { BLACK, mix, type Palette, type Rgb } from './colours.ts';
import type { Facets } from './facets.ts';
import { heightAt, type Heights } from './heights.ts';
import { edgeAt, fieldsOf, hexagon, middleOf, reach, type Vector } from './layout.ts';
import { lightOn, shadowsOn } from './light.ts';
import { addTop } from './piece.ts';

/** How thick the board is. */
const SLAB = 0.34;
const EDGE = 0.1;
/** Fields lie a hair above the board's surface, and that a hair below the tiles. */
const SURFACE = -0.03;
const FIELD = -0.015;

/** The table with the board's shadow on it, the board and its fields. */
export function addGround(facets: Facets, radius: number, heights: Heights, palette: Palette): void {
  addTable(facets, radius, palette);
  addBoard(facets, radius, palette);
  for (const at of fieldsOf(radius)) addField(facets, at, heights, palette);
}

const loop = (size: number, y: number, shift = 0): Vector[] => hexagon([shift, y, shift], size, 0.5);

function addTable(facets: Facets, radius: number, { table, gloom, isPlain }: Palette): void {
  if (isPlain) return;
  const size = reach(radius);
  const y = -SLAB;
  const pool = mix(table, [1, 1, 1], 0.05);
  const rings: [Vector[], Rgb][] = [
    [loop(size * 2.6, y), table],
    [loop(size + 2, y, 0.4), pool],
    [loop(size + 0.7, y, 0.25), mix(pool, BLACK, 0.25 * gloom)],
    [loop(size, y, 0.1), mix(pool, BLACK, 0.7 * gloom)],
    [loop(size - 0.5, y), mix(pool, BLACK, 0.8 * gloom)],
  ];
  rings.slice(1).forEach(([inner, onInner], index) => {
    const [outer, onOuter] = rings[index]!;
    facets.band(outer, inner, (_, __, isInner) => (isInner ? onInner : onOuter));
  });
}

function addBoard(facets: Facets, radius: number, { board, edge, gloom, isPlain }: Palette): void {
  const size = reach(radius);
  const [foot, wall, top] = [loop(size, -SLAB), loop(size, SURFACE - EDGE), loop(size - EDGE, SURFACE)];
  const lit = (index: number, lean: number): number => lightOn(...edgeAt(wall, index), lean);
  facets.band(foot, wall, (index, _, isUpper) =>
    isPlain ? board : mix(board, BLACK, (0.55 - 0.35 * lit(index, 0) - (isUpper ? 0.1 : 0)) * gloom),
  );
  facets.band(wall, top, (index) => (isPlain ? edge : mix(board, edge, 0.15 + 0.7 * lit(index, 0.7))));
  facets.cap(top, [0, SURFACE, 0], () => board, board);
}

/** A field is let into the board: its bevel is light where that of a tile is dark. */
function addField(facets: Facets, at: At, heights: Heights, palette: Palette): void {
  const { board, field, edge, isPlain } = palette;
  const middle = middleOf(at, FIELD);
  const outer = hexagon(middle, 0.965);
  if (heightAt(heights, at) > 0) return facets.cap(hexagon(middle, 1), middle, () => mix(board, BLACK, 0.6), BLACK);
  const inner = hexagon(middle, 0.9);
  const line = (index: number): Rgb => {
    const [from, to] = edgeAt(outer, index);
    return isPlain ? mix(BLACK, edge, 0.5) : mix(mix(field, BLACK, 0.35), edge, lightOn(to, from, 0.5));
  };
  facets.band(outer, inner, line);
  const shadows = isPlain ? [0, 0, 0, 0, 0, 0] : shadowsOn(at, heights, 0).map((dark) => dark * palette.gloom);
  addTop(facets, middle, shadows, field, 0.9);
}

/** A ring about a field, on top of what lies there, to point it out. */
export function addRing(facets: Facets, at: At, height: number, colour: Rgb): void {
  const middle = middleOf(at, height + 0.012);
  facets.band(hexagon(middle, 0.9), hexagon(middle, 0.77), () => colour);
}
