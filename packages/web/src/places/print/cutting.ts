import type { PieceSheet } from '../../face/print.ts';
import { roomOn, type Extent, type PaperName } from './paper.ts';

/** Room for scissors between two pieces. */
export const CUT = 2;

/** How pieces lie on a sheet. */
export interface Cutting {
  readonly isLandscape: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** A piece of which so many millimetres were measured. */
export const pieceExtent = ({ box: [, , width, height], across }: PieceSheet, size: number): Extent => ({
  width: (width * size) / across,
  height: (height * size) / across,
});

const fit = (room: number, piece: number): number => Math.floor((room + CUT + 1e-6) / (piece + CUT));

function cut(paper: PaperName, isLandscape: boolean, piece: Extent): Cutting {
  const room = roomOn(paper, isLandscape);
  return { isLandscape, columns: fit(room.width, piece.width), rows: fit(room.height, piece.height) };
}

const countOf = ({ columns, rows }: Cutting): number => columns * rows;

/** As many pieces a sheet as there is room for; upright unless more fit the other way. */
export function cuttingOf(paper: PaperName, piece: Extent): Cutting {
  const [upright, lying] = [cut(paper, false, piece), cut(paper, true, piece)];
  return countOf(lying) > countOf(upright) ? lying : upright;
}

/** The pieces sheet by sheet. */
export function sheetsOf(pieces: readonly string[], cutting: Cutting): string[][] {
  const count = countOf(cutting);
  return Array.from({ length: Math.ceil(pieces.length / count) }, (_, sheet) =>
    pieces.slice(sheet * count, (sheet + 1) * count),
  );
}

export const oneOfEach = (pieces: readonly string[]): string[] => [...new Set(pieces)];
