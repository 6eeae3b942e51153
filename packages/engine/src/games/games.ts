import { accept, quote, refuse, type Parsed } from '../contract/errors.ts';
import type { Game } from '../contract/game.ts';
import { GAME_IDS, type GameId } from '../contract/ids.ts';
import type { SheetRules } from '../contract/sheet.ts';
import { board } from './board/index.ts';
import { parseSetup as setUpBoard } from './board/setup.ts';
import { sheet as sheetBoard } from './board/sheet.ts';
import { board3d } from './board3d/index.ts';
import { parseSetup as setUpBoard3d } from './board3d/setup.ts';
import { sheet as sheetBoard3d } from './board3d/sheet.ts';
import { cards } from './cards/index.ts';
import { parseSetup as setUpCards } from './cards/setup.ts';
import { sheet as sheetCards } from './cards/sheet.ts';
import { dice } from './dice/index.ts';
import { parseSetup as setUpDice } from './dice/setup.ts';
import { sheet as sheetDice } from './dice/sheet.ts';
import { stones } from './stones/index.ts';
import { parseSetup as setUpStones } from './stones/setup.ts';
import { sheet as sheetStones } from './stones/sheet.ts';
import type { ParseSetup } from './setups.ts';

/** All games, by id. The one place that knows them all. */
export const GAMES = { board, board3d, cards, stones, dice } as const satisfies Record<GameId, Game>;

/** How the setups of each game are read. A build for play leaves it out. */
export const PARSE_SETUP: Record<GameId, ParseSetup> = {
  board: setUpBoard,
  board3d: setUpBoard3d,
  cards: setUpCards,
  stones: setUpStones,
  dice: setUpDice,
};

/** What each game says of its score sheet. A build for play leaves it out. */
export const SHEETS: Record<GameId, SheetRules> = {
  board: sheetBoard,
  board3d: sheetBoard3d,
  cards: sheetCards,
  stones: sheetStones,
  dice: sheetDice,
};

/** The game of this id, if there is one. */
export function parseGame(id: unknown): Parsed<Game> {
  const known = GAME_IDS.find((one) => one === id);
  return known ? accept(GAMES[known]) : refuse({ code: 'unknown-game', game: quote(id) });
}
