import type { Game } from '../../contract/game.ts';
import { card } from './card.ts';
import { makeMove, makeNotation, parseMove, parseNotation, sources, type Board3dMove } from './moves.ts';
import { Board3dPosition } from './position.ts';
import { makeSetup } from './setup.ts';
import { resample, view, type Board3dView, type StartStone } from './view.ts';

export type { Board3dMove, Board3dView, StartStone };
export { Board3dPosition };

/** The stacking board game: 2 to 4 players, and solo. */
export const board3d = {
  card,
  blank: (config) => new Board3dPosition(config),
  makeMove,
  parseMove,
  makeNotation,
  parseNotation,
  view,
  resample,
  sources,
  makeSetup,
} satisfies Game<Board3dPosition, Board3dView, Board3dMove>;
