import { accept, quote, refuse, type Parsed } from './errors.ts';
import type { Game } from './game.ts';
import { board } from './games/board/index.ts';
import { board3d } from './games/board3d/index.ts';
import { cards } from './games/cards/index.ts';
import { dice } from './games/dice/index.ts';
import { stones } from './games/stones/index.ts';
import { GAME_IDS, type GameId } from './ids.ts';

/** All games, by id. The one place that knows them all. */
export const GAMES = { board, board3d, cards, stones, dice } as const satisfies Record<GameId, Game>;

/** The game of this id, if there is one. */
export function parseGame(id: unknown): Parsed<Game> {
  const known = GAME_IDS.find((one) => one === id);
  return known ? accept(GAMES[known]) : refuse({ code: 'unknown-game', game: quote(id) });
}
