import { accept, type Parsed } from '../contract/errors.ts';
import type { Game } from '../contract/game.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { parseGame } from './games.ts';

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
