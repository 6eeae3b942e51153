import { LEVELS } from '@sixfold/bots/levels';
import type { Card, OptionValue } from '@sixfold/engine';
import type { Seat } from '@sixfold/protocol';
import { bot, type DraftTerms, type TableDraft } from './draft.ts';

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

export const valueOf = (card: Card, { options }: DraftTerms, option: string): OptionValue | undefined =>
  options[option] ?? card.options[option]?.default;
