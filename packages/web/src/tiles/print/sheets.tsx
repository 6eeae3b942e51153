import type { At } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { formOf, type PieceSheet, type ScoreForm } from '../../face/print.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { pairLetters } from '../../ui/print/pair-letters.ts';
import { PrintedSymbol } from '../../ui/print/printed-symbol.tsx';
import { centre, outline, ROW, SIZE } from '../hexes.ts';

/** The tracks of a game of tiles: where its scale stops, and where it gives bonus turns. */
export function tileForm(position: TilePosition, name: ScoreForm['name']): ScoreForm {
  const { top, marks, stop, reached } = position.scale;
  return formOf(position, 0, name, {
    bonuses: marks.filter((mark) => reached[mark] !== reached[mark - 1]),
    stops: marks.filter((mark) => mark < top && stop[mark - 1] === mark),
  });
}

const UPRIGHT: readonly [At, At] = [
  [0, 0],
  [0, 1],
];

const PrintedTile = ({ piece }: { piece: string }): JSX.Element => (
  <>
    <polygon class="print-cut" points={outline(SIZE, UPRIGHT)} />
    {UPRIGHT.map((half, index) => (
      <PrintedSymbol key={index} symbol={symbolOf(piece.charAt(index))} {...centre(half)} radius={47} />
    ))}
  </>
);

/** All tiles with which a game begins. */
export const tileSheet = (position: TilePosition, name: PieceSheet['name']): PieceSheet => ({
  name,
  pieces: Array.from(position.bag, pairLetters),
  measure: (t) => t.print.fieldWidth,
  sizes: [17, 18, 19, 20, 21, 22],
  usual: 19,
  box: [-SIZE, -ROW / 2, 2 * SIZE, 2 * ROW],
  across: ROW,
  Piece: PrintedTile,
});
