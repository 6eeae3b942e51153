import type { Game, GameId } from '@sixfold/engine';
import type { Face } from './face.ts';
import * as drawBoard from './games/board/draw.ts';
import * as sayBoard from './games/board/words.ts';
import * as drawBoard3d from './games/board3d/draw.ts';
import * as sayBoard3d from './games/board3d/words.ts';
import * as drawCards from './games/cards/draw.ts';
import * as sayCards from './games/cards/words.ts';
import * as drawDice from './games/dice/draw.ts';
import * as sayDice from './games/dice/words.ts';
import * as drawStones from './games/stones/draw.ts';
import * as sayStones from './games/stones/words.ts';

/** How each game looks and reads. The one place here that knows them all. */
const FACES: Readonly<Record<GameId, Face>> = {
  board: { ...drawBoard, ...sayBoard },
  board3d: { ...drawBoard3d, ...sayBoard3d },
  cards: { ...drawCards, ...sayCards },
  stones: { ...drawStones, ...sayStones },
  dice: { ...drawDice, ...sayDice },
};

export const faceFor = ({ card }: Game): Face => FACES[card.id as GameId];
