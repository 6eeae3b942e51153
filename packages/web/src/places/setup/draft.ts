import type { Level } from '@sixfold/bots/levels';
import type { Card, Options } from '@sixfold/engine';
import type { Seat, TableConfig } from '@sixfold/protocol';
import { DEFAULT_BOT } from '../../lib/default-bot.ts';

/** What is played at a table that is still being put together; for which options matters how many sit there. */
export interface DraftTerms {
  readonly seats: readonly unknown[];
  readonly options: Options;
  readonly games: number;
}

/** A table of this device that is still being put together. */
export interface TableDraft extends DraftTerms {
  readonly seats: readonly Seat[];
  readonly seed: string;
}

export const person = (name: string): Seat => ({ kind: 'person', name });
export const bot = (level: Level = DEFAULT_BOT): Seat => ({ kind: 'bot', name: '', bot: level });

/** A table for these, with all else as usual. */
export const tableOf = (...seats: readonly Seat[]): TableDraft => ({ seats, options: {}, games: 1, seed: '' });

/** One person against one bot. */
export const againstBot = (name: string, level?: Level): TableDraft => tableOf(person(name), bot(level));

/** Which options make sense for so many players. */
export const openOptions = (card: Card, { seats }: Pick<DraftTerms, 'seats'>): string[] =>
  Object.entries(card.options)
    .filter(([, { needsPlayers }]) => needsPlayers === undefined || needsPlayers === seats.length)
    .map(([option]) => option);

/** The options that fit the players; others are left to their defaults. */
export function fittingOptions(card: Card, draft: DraftTerms): Options {
  const open = openOptions(card, draft);
  return Object.fromEntries(Object.entries(draft.options).filter(([option]) => open.includes(option)));
}

/** What the table is opened with. */
export const makeConfig = (card: Card, draft: TableDraft, starter: number | null): TableConfig => ({
  game: card.id,
  options: fittingOptions(card, draft),
  seats: draft.seats,
  games: draft.games,
  starter,
});
