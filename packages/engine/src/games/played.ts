import { accept, type Parsed } from '../contract/errors.ts';
import type { Game } from '../contract/game.ts';
import { makeSheet, type SheetedGame, type SheetGame } from '../sheet/sheet.ts';
import { parseGame, SHEETS } from './games.ts';

const made = new WeakMap<SheetedGame, SheetGame>();

/** The score sheet of a game, to be played like any other game. */
export function sheetOf(game: SheetedGame): SheetGame {
  const sheet = made.get(game) ?? makeSheet(game, SHEETS[game.card.id]);
  made.set(game, sheet);
  return sheet;
}

/** What is played where this was agreed on: the game of this id, or, where it is a printed one, its score sheet. */
export function parsePlayed({
  game,
  isPrinted,
}: {
  readonly game: unknown;
  readonly isPrinted?: unknown;
}): Parsed<Game> {
  const known = parseGame(game);
  return known.ok && isPrinted === true ? accept(sheetOf(known.value)) : known;
}
