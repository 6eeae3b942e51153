import type { Card, Config, OptionCard, Options } from '../contract/card.ts';
import type { Game } from '../contract/game.ts';
import { configOf, restoreShared } from '../contract/view.ts';
import { makeMove, makeNotation, parseMove, parseNotation, sources, type SheetMove } from './moves.ts';
import { SheetPosition } from './position.ts';
import { view, type SheetView } from './view.ts';

/** A game whose moves are what people say that they scored: nothing is drawn, and nothing hidden. */
export type SheetGame = Game<SheetPosition, SheetView, SheetMove>;

/** More turns than any game has: whoever reads a sheet need not read for ever. */
const MAX_PLIES = 1000;

const made = new WeakMap<Game, SheetGame>();

/** The score sheet of a game, to be played like any other game. */
export function sheetOf(game: Game): SheetGame {
  const sheet = made.get(game) ?? makeSheet(game);
  made.set(game, sheet);
  return sheet;
}

function makeSheet(game: Game): SheetGame {
  const card = sheetCard(game.card);
  // A class a game, so that positions can be cloned from their configuration alone.
  class GameSheet extends SheetPosition {
    constructor(config: Config) {
      const blank = game.blank({ ...config, options: { ...defaultsOf(game.card), ...config.options } });
      super(card, config, blank.teams, { symbols: 2, ...game.sheet(blank) });
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
    sheet: ({ laws }) => laws,
  };
}

function sheetCard(card: Card): Card {
  const kept = Object.entries(card.options).filter(([, { onTracks }]) => onTracks);
  const options = Object.fromEntries<OptionCard>(kept);
  return { ...card, options, hidden: false, luck: { leaves: 1, places: {} }, maxPlies: MAX_PLIES };
}

const defaultsOf = ({ options }: Card): Options =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
