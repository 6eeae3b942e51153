import type { At } from '@sixfold/engine';
import { symbolOf } from '../../../lib/symbol-of.ts';
import { mapPair } from '../../../lib/pair.ts';
import { BLACK, mix, type Rgb } from './colours.ts';
import type { Facets } from './facets.ts';
import { heightAt } from './heights.ts';
import { across, along, corner, edgeAt, edgeTo, hexagon, middleOf, THICKNESS, type Vector } from './layout.ts';
import { lightOn, SHADOW_REACH, shadowsOn } from './light.ts';
import { LAYER, topColour, type PieceLook, type Piece } from './look.ts';
import { addCross, addLevel, addSymbol } from './print.ts';

const SIZE = 0.94;
const BEVEL = 0.085;
/** The lowest part of a piece, drawn in, parts it from the one below. */
const FOOT = 0.05;
const LEAN = 0.7;
/** How wide a coloured rim is on the upper side. */
const RIM = 0.055;
export function addPiece(facets: Facets, piece: Piece, look: PieceLook): void {
  const base = (piece.level - 1) * THICKNESS;
  addSides(facets, piece, look, base);
  const top = base + THICKNESS;
  const isOpen = (at: At): boolean => heightAt(look.heights, at) <= piece.level;
  piece.at.forEach((at, index) => {
    const shadows = look.palette.isPlain ? NO_SHADOWS : shadowsOn(at, look.heights, piece.level);
    if (!isOpen(at)) return;
    addTop(facets, middleOf(at, top), shadows, topColour(piece, look));
    addSymbol(facets, symbolOf(piece.symbols.charAt(index)), middleOf(at, top), shadows, look);
    if (piece.level > 1) addLevel(facets, piece, middleOf(at, top), look);
  });
  addSeam(facets, piece, look, top);
  if (look.isFaint) addCross(facets, piece, look, top);
}

const NO_SHADOWS = [0, 0, 0, 0, 0, 0];

/** The outline of a piece, clockwise from above: a hexagon, or two grown together. */
function outline([first, second]: Piece['at'], size: number, y: number): Vector[] {
  if (!second) return hexagon(middleOf(first, y), size);
  const way = edgeTo(first, second);
  const around = (half: At, start: number): Vector[] =>
    [0, 1, 2, 3, 4, 5].map((index) => corner(middleOf(half, y), size, start + index));
  return [...around(first, way + 1), ...around(second, way + 4)];
}

/** Foot, wall and bevelled edge. */
function addSides(facets: Facets, { at, level }: Piece, look: PieceLook, base: number): void {
  const { palette } = look;
  const loop = (inset: number, y: number): Vector[] => split(outline(at, SIZE - inset, base + y), look.isDashed);
  const [foot, wall, edge, top] = [loop(0.02, 0), loop(0, FOOT), loop(0, THICKNESS - BEVEL), loop(BEVEL, THICKNESS)];
  const lit = (loopOf: readonly Vector[], index: number, lean: number): number =>
    lightOn(...edgeAt(loopOf, index), lean);
  const shade = (light: number): Rgb => (palette.isPlain ? palette.tile : mix(palette.tile, palette.shine, light));
  const dark = mix(palette.tile, BLACK, 0.5);
  const isOpen = (index: number): boolean =>
    isOpenSide(at, level, look, look.isDashed ? Math.floor(index / DASHES) : index);
  facets.band(foot, wall, () => dark, isOpen);
  facets.band(
    wall,
    edge,
    (index, _, isUpper) => {
      const light = 0.1 + 0.03 * level + 0.3 * lit(wall, index, 0);
      return shade(isUpper ? light : light * 0.55);
    },
    isOpen,
  );
  facets.band(edge, top, (index) => {
    const light = 0.14 + 0.05 * Math.min(level, 6) + 0.55 * lit(edge, index, LEAN);
    if (look.isDashed && index % DASHES !== 0) return shade(0.1);
    return look.rim ?? (palette.isPlain ? palette.shine : shade(light));
  });
  const rim = look.rim ?? (palette.isPlain ? palette.shine : null);
  const width = look.isBold ? 2 * RIM : RIM;
  // It overlaps the bevel a little, so that nothing dark is seen between the two.
  const [outer, inner] = mapPair([BEVEL - 0.01, BEVEL + width], (inset) => loop(inset, THICKNESS + LAYER));
  if (rim) facets.band(outer, inner, (index) => (look.isDashed && index % DASHES !== 0 ? palette.tile : rim));
}

/** Whether nothing as high stands beside a side of the outline; between the two halves there is always a gap. */
function isOpenSide([first, second]: Piece['at'], level: number, { heights }: PieceLook, side: number): boolean {
  if (!second) return heightAt(heights, across(first, side)) < level;
  const way = edgeTo(first, second);
  const [half, edge] = side < 6 ? [first, way + 1 + side] : [second, way + 4 + side - 6];
  return side % 6 === 5 || heightAt(heights, across(half, edge % 6)) < level;
}

const DASHES = 3;

/** Each side of an outline in shorter parts, if its rim is to be broken. */
const split = (loop: Vector[], isDashed = false): Vector[] =>
  isDashed
    ? loop.flatMap((_, index) => {
        const [from, to] = edgeAt(loop, index);
        return [0, 1, 2].map((part) => along(from, to, part / DASHES));
      })
    : loop;

/** A hexagon that is darker towards the corners that lie in shadow. */
export function addTop(
  facets: Facets,
  middle: Vector,
  shadows: readonly number[],
  colour: Rgb,
  size = SIZE - BEVEL,
): void {
  const outer = hexagon(middle, size);
  const tint = (index: number): Rgb => mix(colour, BLACK, shadows[index]!);
  if (shadows.every((dark) => dark === 0)) return facets.cap(outer, middle, tint, colour);
  const inner = hexagon(middle, size * (1 - SHADOW_REACH));
  facets.band(outer, inner, (_, end, isInner) => (isInner ? colour : tint(end)));
  facets.cap(inner, middle, () => colour, colour);
}

/** The strip between the two halves, if there are two. */
function addSeam(facets: Facets, { at, level, symbols }: Piece, look: PieceLook, top: number): void {
  const [first, second] = at;
  if (!second) return;
  const way = edgeTo(first, second);
  const [a, b] = mapPair([way, way + 1], (turn) => corner(middleOf(first, top), SIZE - BEVEL, turn));
  const [c, d] = mapPair([way + 3, way + 4], (turn) => corner(middleOf(second, top), SIZE - BEVEL, turn));
  const shadows = look.palette.isPlain ? NO_SHADOWS : shadowsOn(first, look.heights, level);
  const [onA, onB] = mapPair([way, way + 1], (turn) =>
    mix(topColour({ symbols, at, level }, look), BLACK, shadows[turn % 6]!),
  );
  facets.triangle(a, b, c, onA, onB, onB);
  facets.triangle(a, c, d, onA, onB, onA);
}
