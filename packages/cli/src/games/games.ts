import type { Game, GAMES, GameId } from '@sixfold/engine';
import type { TerminalFace } from '../terminal/face.ts';
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

/** A face that suits the views and moves of its game. */
type FaceOf<G extends Game> = TerminalFace<ReturnType<G['view']>, ReturnType<G['makeMove']>>;

/** How each game looks and reads, in the language that is spoken when it is asked for. The one place here that knows them all. */
const FACES: { readonly [Id in GameId]: () => FaceOf<(typeof GAMES)[Id]> } = {
  board: () => ({ ...board, draw: drawBoard }),
  board3d: () => ({ ...board3d, draw: drawBoard3d }),
  cards: () => ({ ...cards, draw: drawCards }),
  stones: () => ({ ...stones, draw: drawStones }),
  dice: () => ({ ...dice, draw: drawDice }),
};

/** The face of any game. Whoever asks hands it that game's views and moves alone, so their types end here. */
export const faceFor = ({ card }: Game): TerminalFace => FACES[card.id]();
