import { FastChance } from '@sixfold/engine';
import { board, type BoardView } from '@sixfold/engine/board';
import type { Scene } from '../../face.ts';
import { drawTiles, type Field } from '../../tiles.ts';

const WIDTH = 4;

export function draw(scene: Scene<BoardView>): string[] {
  const { paint, view } = scene;
  const cell = ({ name, letter, mark }: Field): string =>
    letter ? paint.chip(letter, mark) : paint.dim(name.padStart(3));
  return drawTiles(board.resample(view, new FastChance(0)), scene, WIDTH, cell);
}
