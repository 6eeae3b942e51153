import type { GameId } from '@sixfold/engine';
import type { Choice } from './bot.ts';
import { greedy as board } from './games/board/greedy.ts';
import { greedy as board3d } from './games/board3d/greedy.ts';
import { greedy as cards } from './games/cards/greedy.ts';
import { greedy as dice } from './games/dice/greedy.ts';
import { greedy as stones } from './games/stones/greedy.ts';

/** What each game's folder brings. The one place here that knows them all. */
export const GREEDY = { board, board3d, cards, stones, dice } as Record<GameId, Choice>;
