import type { Game } from '../../contract/game.ts';
import { card } from './card.ts';
import { makeMove, makeNotation, parseMove, parseNotation, sources, type StonesMove } from './moves.ts';
import { DRAW, IDLE_LIMIT, OPEN, PASS, STOP, StonesPosition, TAKE } from './position.ts';
import { makeSetup } from './setup.ts';
import { resample, view, type StonesView } from './view.ts';

export type { StonesMove, StonesView };
export { DRAW, IDLE_LIMIT, OPEN, PASS, STOP, StonesPosition, TAKE };

/** The push-your-luck game: 2 to 4 players. */
export const stones = {
  card,
  blank: (config) => new StonesPosition(config),
  makeMove,
  parseMove,
  makeNotation,
  parseNotation,
  view,
  resample,
  sources,
  makeSetup,
} satisfies Game<StonesPosition, StonesView, StonesMove>;
