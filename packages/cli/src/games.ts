import type { Game, GameId } from '@sixfold/engine';
import type { Face } from './face.ts';
import { draw as drawBoard } from './games/board/draw.ts';
import { words as board } from './games/board/words.ts';
import { draw as drawBoard3d } from './games/board3d/draw.ts';
import { words as board3d } from './games/board3d/words.ts';
import { draw as drawCards } from './games/cards/draw.ts';
import { words as cards } from './games/cards/words.ts';
import { draw as drawDice } from './games/dice/draw.ts';
import { words as dice } from './games/dice/words.ts';
import { draw as drawStones } from './games/stones/draw.ts';
import { words as stones } from './games/stones/words.ts';

/** How each game looks and reads. The one place here that knows them all. */
const FACES: Readonly<Record<GameId, Face>> = {
  board: { ...board, draw: drawBoard },
  board3d: { ...board3d, draw: drawBoard3d },
  cards: { ...cards, draw: drawCards },
  stones: { ...stones, draw: drawStones },
  dice: { ...dice, draw: drawDice },
};

export const faceFor = ({ card }: Game): Face => FACES[card.id as GameId];
