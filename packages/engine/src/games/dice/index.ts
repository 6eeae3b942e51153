import type { Game } from '../../contract/game.ts';
import { card } from './card.ts';
import { bestJokers, countDice, type LyingDice } from './counting.ts';
import { makeMove, makeNotation, parseMove, parseNotation, sources, type DiceMove, type Jokers } from './moves.ts';
import { BOXES, DicePosition, RAIL, ROLL, ROLLS } from './position.ts';
import { makeSetup } from './setup.ts';
import { resample, view, type DiceView } from './view.ts';

export type { DiceMove, DiceView, Jokers, LyingDice };
export { bestJokers, BOXES, countDice, DicePosition, RAIL, ROLL, ROLLS };

/** The dice game: 2 to 4 players. */
export const dice = {
  card,
  blank: (config) => new DicePosition(config),
  makeMove,
  parseMove,
  makeNotation,
  parseNotation,
  view,
  resample,
  sources,
  makeSetup,
} satisfies Game<DicePosition, DiceView, DiceMove>;
