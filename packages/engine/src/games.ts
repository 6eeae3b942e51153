import { accept, quote, refuse, type Parsed } from './errors.ts';
import type { Game } from './game.ts';
import { board } from './games/board/index.ts';
import { board3d } from './games/board3d/index.ts';
import { cards } from './games/cards/index.ts';
import { dice } from './games/dice/index.ts';
import { stones } from './games/stones/index.ts';

/** All games, by id. The one place that knows them all. */
export const GAMES = { board, board3d, cards, stones, dice } as const satisfies Record<string, Game>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

export function parseGame(id: unknown): Parsed<Game> {
  if (typeof id === 'string' && Object.hasOwn(GAMES, id)) return accept(GAMES[id as GameId]);
  return refuse({ code: 'unknown-game', game: quote(id) });
}
