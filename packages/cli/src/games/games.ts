import type { Game, GameId } from '@sixfold/engine';
import type { Face } from '../terminal/face.ts';
import { draw as drawBoard } from './board/draw.ts';
import { words as board } from './board/words.ts';
import { draw as drawBoard3d } from './board3d/draw.ts';
import { words as board3d } from './board3d/words.ts';
import { draw as drawCards } from './cards/draw.ts';
import { words as cards } from './cards/words.ts';
import { draw as drawDice } from './dice/draw.ts';
import { words as dice } from './dice/words.ts';
import { draw as drawStones } from './stones/draw.ts';
import { words as stones } from './stones/words.ts';

/** How each game looks and reads. The one place here that knows them all. */
const FACES: Readonly<Record<GameId, Face>> = {
  board: { ...board, draw: drawBoard },
  board3d: { ...board3d, draw: drawBoard3d },
  cards: { ...cards, draw: drawCards },
  stones: { ...stones, draw: drawStones },
  dice: { ...dice, draw: drawDice },
};

export const faceFor = ({ card }: Game): Face => FACES[card.id];
