import type { Card, Config, OptionCard, Options } from '../contract/card.ts';
import type { Game } from '../contract/game.ts';
import type { SheetRules } from '../contract/sheet.ts';
import { configOf, restoreShared } from '../contract/view.ts';
import { makeMove, makeNotation, parseMove, parseNotation, sources, type SheetMove } from './moves.ts';
import { SheetPosition } from './position.ts';
import { view, type SheetView } from './view.ts';

/** A game whose moves are what people say that they scored: nothing is drawn, and nothing hidden. */
export type SheetGame = Game<SheetPosition, SheetView, SheetMove>;

/** What a sheet uses of a game. */
export type SheetedGame = Pick<Game, 'card' | 'blank'>;

/** More turns than any game has: whoever reads a sheet need not read for ever. */
const MAX_PLIES = 1000;

/** The score sheet of a game, by what the game says of it. */
export function makeSheet(game: SheetedGame, rules: SheetRules): SheetGame {
  const card = sheetCard(game.card, rules);
  // A class a game, so that positions can be cloned from their configuration alone.
  class GameSheet extends SheetPosition {
    constructor(config: Config) {
      const blank = game.blank({ ...config, options: { ...defaultsOf(game.card), ...config.options } });
      super(card, config, blank.teams, rules.laws(blank));
    }
  }
  return {
    card,
    blank: (config) => new GameSheet(config),
    makeMove,
    parseMove,
    makeNotation,
    parseNotation,
    view,
    resample: (from) => {
      const position = new GameSheet(configOf(from));
      restoreShared(position, from);
      position.isBonus = from.isBonus;
      return position;
    },
    sources,
    makeSetup: () => ({}),
  };
}

function sheetCard(card: Card, { options: own = [] }: SheetRules): Card {
  const kept = Object.entries(card.options).filter(([name]) => own.includes(name));
  const options = Object.fromEntries<OptionCard>(kept);
  return { ...card, options, hidden: false, luck: { leaves: 1, places: {} }, maxPlies: MAX_PLIES };
}

const defaultsOf = ({ options }: Card): Options =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
