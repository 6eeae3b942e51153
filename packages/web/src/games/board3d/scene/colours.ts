import { LETTERS, type Letter } from '@sixfold/engine';
import { Color } from 'three';

/** Red, green and blue from 0 to 1, as the style sheets mean them. */
export type Rgb = readonly [number, number, number];

/** The colours of the page, as the flat board has them. */
export interface Palette extends Readonly<Record<Letter, Rgb>> {
  readonly table: Rgb;
  readonly board: Rgb;
  readonly field: Rgb;
  readonly edge: Rgb;
  readonly tile: Rgb;
  readonly newest: Rgb;
  readonly ghost: Rgb;
  /** What light makes of a tile's dark edges. */
  readonly shine: Rgb;
  /** How dark shadows are on board and table: on bright ones less is enough. */
  readonly gloom: number;
  /** High contrast: edges are lines, and nothing is shaded. */
  readonly isPlain: boolean;
}

export const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [1, 1, 1];
const STEEL: Rgb = [0.62, 0.67, 0.76];

const NAMES = ['table', 'board', 'field', 'edge', 'tile', 'newest', 'ghost', ...LETTERS] as const;

/** Reads the colours where the flat board has them from: the style sheets. */
export function readPalette(element: Element, isPlain: boolean): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): Rgb => parse(style.getPropertyValue(`--${name}`).trim());
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<(typeof NAMES)[number], Rgb>;
  return { ...colours, shine: isPlain ? WHITE : STEEL, gloom: colours.table[0] > 0.5 ? 0.4 : 0.85, isPlain };
}

/** The numbers as they are written: nothing here is converted to linear light and back. */
function parse(text: string): Rgb {
  const { r, g, b } = new Color(text).convertLinearToSRGB();
  return [r, g, b];
}

export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
