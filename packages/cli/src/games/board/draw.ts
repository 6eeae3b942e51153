import { imagine } from '@sixfold/engine';
import { board, type BoardView } from '@sixfold/engine/board';
import type { TerminalPicture } from '../../terminal/face.ts';
import { drawTiles, type Field } from '../../terminal/tiles.ts';

const WIDTH = 4;

export function draw(picture: TerminalPicture<BoardView>): string[] {
  const { paint, view } = picture;
  const cell = ({ name, letter, mark }: Field): string =>
    letter ? paint.chip(letter, mark) : paint.dim(name.padStart(3));
  return drawTiles(imagine(board, view), picture, WIDTH, cell);
}
