import { imagine } from '@sixfold/engine';
import { board3d, type Board3dPosition, type Board3dView } from '@sixfold/engine/board3d';
import type { TerminalPicture } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';
import { faceOf, type Mark, type Paint } from '../../terminal/paint.ts';
import { drawTiles, type Field } from '../../terminal/tiles.ts';

/** Wide enough for the name of a field as well: here tiles are laid on tiles. */
const WIDTH = 7;
const HEIGHTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SIGNS: Readonly<Record<Mark, string>> = { plain: ' ', fresh: '[', counted: '›', ghost: '(' };

export function draw(picture: TerminalPicture<Board3dView>): string[] {
  const position = imagine(board3d, picture.view);
  const lines = drawTiles(position, picture, WIDTH, (field) => drawField(position, field, picture.paint));
  const { lastTurns } = picture.view;
  const note = said(
    `Final round, without drawing: ${lastTurns === 1 ? 'the last turn' : `${lastTurns} turns left`}.`,
    `Letzte Runde, ohne Nachziehen: ${lastTurns === 1 ? 'der letzte Zug' : `noch ${lastTurns} Züge`}.`,
  );
  return lastTurns > 0 ? [...lines, `  ${picture.paint.bold(note)}`] : lines;
}

function drawField(position: Board3dPosition, { name, letter, mark, index }: Field, paint: Paint): string {
  const label = (SIGNS[mark] + name).padStart(4);
  if (!letter) return paint.dim(`${label} · `);
  const height = position.heights[index]! + Number(mark === 'ghost');
  const place = mark === 'plain' ? paint.dim(label) : paint.bold(label);
  return place + paint.ground(letter, faceOf(letter) + (HEIGHTS[height] ?? '⁺'));
}
