import type { At } from '@sixfold/engine';
import { mix, type Palette, type Rgb } from './colours.ts';
import type { Heights } from './heights.ts';

/** A tile of two symbols or a start stone of one. */
export interface Piece {
  readonly symbols: string;
  /** One field or two. */
  readonly at: readonly [At, ...At[]];
  readonly level: number;
}

/** How a piece is shown. */
export interface PieceLook {
  readonly palette: Palette;
  /** What lies on the board: it shades what is lower, and hides symbols under it. */
  readonly heights: Heights;
  /** Which sixth of the way around the table the viewer stands at, so that what is written stands upright. */
  readonly turn: number;
  /** What is written on each symbol, if anything. */
  readonly marks: readonly string[];
  /** How large the number of a level is: larger where fields are small. */
  readonly levelSize: number;
  /** A coloured rim, which goes on upon the upper side so that it is seen from all around; a bold one is wider. */
  readonly rim?: Rgb;
  readonly isBold?: boolean;
  /** Only suggested or refused: the rim is broken, and if refused, its symbols are faint. */
  readonly isDashed?: boolean;
  readonly isFaint?: boolean;
}

/** How far symbols and writing lie above what they are on. */
export const LAYER = 0.008;

/** The higher, the lighter: levels can be told apart from above as well. */
export const topColour = ({ level }: Piece, { palette }: PieceLook): Rgb =>
  palette.isPlain ? palette.tile : mix(palette.tile, palette.shine, 0.05 + 0.045 * Math.min(level - 1, 5));
