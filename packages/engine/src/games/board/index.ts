import type { Game } from '../../contract/game.ts';
import { card } from './card.ts';
import { makeMove, makeNotation, parseMove, parseNotation, sources, type BoardMove } from './moves.ts';
import { BoardPosition } from './position.ts';
import { makeSetup } from './setup.ts';
import { resample, view, type BoardView } from './view.ts';

export type { BoardMove, BoardView };
export { BoardPosition };

/** The classic board game: 2 to 4 players, partners, and solo. */
export const board = {
  card,
  blank: (config) => new BoardPosition(config),
  makeMove,
  parseMove,
  makeNotation,
  parseNotation,
  view,
  resample,
  sources,
  makeSetup,
} satisfies Game<BoardPosition, BoardView, BoardMove>;
