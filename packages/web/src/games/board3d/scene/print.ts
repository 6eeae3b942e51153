import { LETTERS } from '@sixfold/engine';
import { mapPair } from '../../../lib/pair.ts';
import { BLACK, mix, type Rgb } from './colours.ts';
import type { Facets } from './facets.ts';
import { writing } from './glyphs.ts';
import { along, corner, hexagon, middleOf, type Vector } from './layout.ts';
import { shadowAt } from './light.ts';
import { LAYER, type PieceLook, type Piece } from './look.ts';
import { SYMBOL_TRIANGLES, type Triangles } from './outlines.ts';

/** Lays flat triangles on a surface; they are turned to face the viewer where that matters. */
function addFlat(
  facets: Facets,
  triangles: Triangles,
  [x, y, z]: Vector,
  { size = 1, turn = 0 },
  tint: (x: number, z: number) => Rgb,
): void {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 3), Math.cos((turn * Math.PI) / 3)];
  for (let index = 0; index < triangles.length; index += 3) {
    const flat = [2, 1, 0].map((offset) => {
      const [px, pz] = triangles[index + offset]!;
      return [(px * cos + pz * sin) * size, (pz * cos - px * sin) * size] as const;
    });
    const [a, b, c] = flat.map(([px, pz]): Vector => [x + px, y, z + pz]) as [Vector, Vector, Vector];
    const [onA, onB, onC] = flat.map(([px, pz]) => tint(px, pz)) as [Rgb, Rgb, Rgb];
    facets.triangle(a, b, c, onA, onB, onC);
  }
}

const RING = LETTERS.length - 1;

export function addSymbol(
  facets: Facets,
  symbol: number,
  middle: Vector,
  shadows: readonly number[],
  look: PieceLook,
): void {
  const { palette, turn } = look;
  const letter = LETTERS[symbol]!;
  const colour = look.isFaint ? mix(palette.tile, palette[letter], 0.6) : palette[letter];
  const tint = (x: number, z: number): Rgb => mix(colour, BLACK, 0.3 * shadowAt(shadows, x, z));
  const [x, y, z] = middle;
  addFlat(facets, SYMBOL_TRIANGLES[symbol]!, [x, y + LAYER, z], {}, tint);
  const mark = look.marks[symbol];
  if (mark === undefined) return;
  // The ring has nothing in its middle that a dark letter could stand on.
  const [size, ink]: [number, Rgb] = symbol === RING ? [0.36, [1, 1, 1]] : [0.48, palette.tile];
  addFlat(facets, writing(mark), [x, y + 2 * LAYER, z], { size: size * (1.25 - mark.length / 4), turn }, () => ink);
}

/** As on the flat board, where numbers stand dark on light. */
const PAPER: Rgb = [0.945, 0.953, 0.973];

/** The number of the level, at the corner that is hidden last: behind, to the right of the viewer. */
export function addLevel(facets: Facets, { level }: Piece, middle: Vector, look: PieceLook): void {
  const { palette, turn, levelSize } = look;
  const [x, y, z] = corner(middle, 0.66, -1 - turn);
  const disc = (size: number, layer: number, colour: Rgb): void => {
    const at: Vector = [x, y + layer * LAYER, z];
    facets.cap(hexagon(at, size * levelSize), at, () => colour, colour);
  };
  disc(0.29, 3, palette.tile);
  disc(0.25, 4, PAPER);
  addFlat(facets, writing(String(level)), [x, y + 5 * LAYER, z], { size: 0.29 * levelSize, turn }, () => palette.tile);
}

/** Says that a tile cannot lie here. */
export function addCross(
  facets: Facets,
  { at }: Piece,
  { palette, rim = palette.shine, turn }: PieceLook,
  top: number,
): void {
  const [one, other = one] = at;
  const [first, second] = mapPair([one, other], (half) => middleOf(half, top + 4 * LAYER));
  addFlat(facets, writing('X'), along(first, second, 0.5), { size: 0.9, turn }, () => rim);
}
