import { LEVELS, type Level } from '@sixfold/bots/levels';
import type { Card, Options, OptionValue } from '@sixfold/engine';
import type { Seat, TableConfig } from '@sixfold/table';
import { DEFAULT_BOT } from '../table/thinker.ts';

/** A table that is still being put together. */
export interface Draft {
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
}

export const person = (name: string): Seat => ({ kind: 'person', name });
export const bot = (level: Level = DEFAULT_BOT): Seat => ({ kind: 'bot', name: '', bot: level });

/** One person against one bot. */
export const againstBot = (name: string): Draft => ({ seats: [person(name), bot()], options: {}, games: 1, seed: '' });

/** Two people at one device. */
export const passAndPlay = (first: string, second: string): Draft => ({
  seats: [person(first), person(second)],
  options: {},
  games: 1,
  seed: '',
});

/** What was put together before there were levels gets the usual one. */
export const withKnownLevels = (draft: Draft): Draft => ({
  ...draft,
  seats: draft.seats.map((seat) => (seat.kind === 'person' || isLevel(seat.bot) ? seat : bot())),
});

const isLevel = (name: string | undefined): boolean => (LEVELS as readonly (string | undefined)[]).includes(name);

export const canAdd = (card: Card, { seats }: Draft): boolean => card.players.includes(seats.length + 1);

/** The last person cannot be removed: somebody must be there to play. */
export const canRemove = (card: Card, { seats }: Draft, index: number): boolean =>
  card.players.includes(seats.length - 1) && seats.some(({ kind }, other) => other !== index && kind === 'person');

export const withSeat = (draft: Draft, index: number, seat: Seat): Draft => ({
  ...draft,
  seats: draft.seats.map((old, other) => (other === index ? seat : old)),
});

export const addSeat = (draft: Draft): Draft => ({ ...draft, seats: [...draft.seats, bot()] });

export const removeSeat = (draft: Draft, index: number): Draft => ({
  ...draft,
  seats: draft.seats.filter((_, other) => other !== index),
});

/** Which options make sense for so many players. */
export const openOptions = (card: Card, { seats }: Draft): string[] =>
  Object.entries(card.options)
    .filter(([, { needsPlayers }]) => needsPlayers === undefined || needsPlayers === seats.length)
    .map(([option]) => option);

export const valueOf = (card: Card, { options }: Draft, option: string): OptionValue | undefined =>
  options[option] ?? card.options[option]?.default;

/** What the table is opened with; options that do not fit the players are left to their defaults. */
export function makeConfig(card: Card, draft: Draft, starter: number | null): TableConfig {
  const open = openOptions(card, draft);
  const options = Object.fromEntries(Object.entries(draft.options).filter(([option]) => open.includes(option)));
  return { game: card.id, options, seats: draft.seats, games: draft.games, starter };
}
