import { accept, quote, refuse, type Parsed } from '../contract/errors.ts';
import type { Game } from '../contract/game.ts';
import { GAME_IDS, type GameId } from '../contract/ids.ts';
import { board } from './board/index.ts';
import { board3d } from './board3d/index.ts';
import { cards } from './cards/index.ts';
import { dice } from './dice/index.ts';
import { stones } from './stones/index.ts';

/** All games, by id. The one place that knows them all. */
export const GAMES = { board, board3d, cards, stones, dice } as const satisfies Record<GameId, Game>;

/** The game of this id, if there is one. */
export function parseGame(id: unknown): Parsed<Game> {
  const known = GAME_IDS.find((one) => one === id);
  return known ? accept(GAMES[known]) : refuse({ code: 'unknown-game', game: quote(id) });
}
