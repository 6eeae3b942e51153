import type { Game } from '../../contract/game.ts';
import { card } from './card.ts';
import { makeMove, makeNotation, parseMove, parseNotation, sources, type CardsMove } from './moves.ts';
import { CardsPosition, GOAL, kindOf, RAIL, TOP } from './position.ts';
import { makeSetup } from './setup.ts';
import { resample, view, type CardsView } from './view.ts';

export type { CardsMove, CardsView };
export { CardsPosition, GOAL, kindOf, RAIL, TOP };

/** The card game: 2 to 4 players. */
export const cards = {
  card,
  blank: (config) => new CardsPosition(config),
  makeMove,
  parseMove,
  makeNotation,
  parseNotation,
  view,
  resample,
  sources,
  makeSetup,
} satisfies Game<CardsPosition, CardsView, CardsMove>;
