import { LEVELS, type Level } from '@sixfold/bots/levels';
import type { Card, Options, OptionValue } from '@sixfold/engine';
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

/** One person against one bot. */
export const againstBot = (name: string): TableDraft => ({
  seats: [person(name), bot()],
  options: {},
  games: 1,
  seed: '',
});

/** Two people at one device. */
export const passAndPlay = (first: string, second: string): TableDraft => ({
  seats: [person(first), person(second)],
  options: {},
  games: 1,
  seed: '',
});

/** What was put together before there were levels gets the usual one. */
export const withKnownLevels = (draft: TableDraft): TableDraft => ({
  ...draft,
  seats: draft.seats.map((seat) => (seat.kind === 'person' || isLevel(seat.bot) ? seat : bot())),
});

const isLevel = (name: string | undefined): boolean => (LEVELS as readonly (string | undefined)[]).includes(name);

export const canAdd = (card: Card, { seats }: Pick<DraftTerms, 'seats'>): boolean =>
  card.players.includes(seats.length + 1);

/** The last person cannot be removed: somebody must be there to play. */
export const canRemove = (card: Card, { seats }: TableDraft, index: number): boolean =>
  card.players.includes(seats.length - 1) && seats.some(({ kind }, other) => other !== index && kind === 'person');

export const withSeat = (draft: TableDraft, index: number, seat: Seat): TableDraft => ({
  ...draft,
  seats: draft.seats.map((old, other) => (other === index ? seat : old)),
});

export const addSeat = (draft: TableDraft): TableDraft => ({ ...draft, seats: [...draft.seats, bot()] });

export const removeSeat = (draft: TableDraft, index: number): TableDraft => ({
  ...draft,
  seats: draft.seats.filter((_, other) => other !== index),
});

/** Which options make sense for so many players. */
export const openOptions = (card: Card, { seats }: Pick<DraftTerms, 'seats'>): string[] =>
  Object.entries(card.options)
    .filter(([, { needsPlayers }]) => needsPlayers === undefined || needsPlayers === seats.length)
    .map(([option]) => option);

export const valueOf = (card: Card, { options }: DraftTerms, option: string): OptionValue | undefined =>
  options[option] ?? card.options[option]?.default;

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
