import type { Card } from '@sixfold/engine';
import type { Ask, SeatWish, Tempo } from '@sixfold/protocol';
import type { Seat } from '@sixfold/protocol';
import { DEFAULT_BOT } from '../../lib/default-bot.ts';
import { fittingOptions, type DraftTerms } from '../setup/draft.ts';
import { canAdd } from '../setup/edit-draft.ts';

/** A table for people who are elsewhere, still being put together. */
export interface FriendsDraft extends DraftTerms {
  readonly seats: readonly SeatWish[];
  readonly isPublic: boolean;
  /** Null without a clock. */
  readonly tempo: Tempo | null;
  /** Whether people may write to each other; at a private table alone. */
  readonly hasTexts: boolean;
}

export const ME: SeatWish = { kind: 'me' };
export const invited = (name = ''): SeatWish => ({ kind: 'open', ...(name !== '' && { name }) });
export const botWish = (bot: string = DEFAULT_BOT): SeatWish => ({ kind: 'bot', name: bot, bot });

/** Two people, one of them invited. */
export const TWO: FriendsDraft = {
  seats: [ME, invited()],
  options: {},
  games: 1,
  isPublic: false,
  tempo: null,
  hasTexts: false,
};

export const withWish = (draft: FriendsDraft, index: number, wish: SeatWish): FriendsDraft => ({
  ...draft,
  seats: draft.seats.with(index, wish),
});

export const withoutWish = (draft: FriendsDraft, index: number): FriendsDraft => ({
  ...draft,
  seats: draft.seats.filter((_, other) => other !== index),
});

export const withMore = (card: Card, draft: FriendsDraft): FriendsDraft =>
  canAdd(card, draft) ? { ...draft, seats: [...draft.seats, invited()] } : draft;

/** Whether one fewer may play, and this one is not the person who sets up. */
export const canLeaveOut = (card: Card, { seats }: FriendsDraft, index: number): boolean =>
  seats[index]?.kind !== 'me' && seats.length > 2 && card.players.includes(seats.length - 1);

/** What the server is asked for; whoever starts is drawn. */
export const makeAsk = (card: Card, draft: FriendsDraft): Ask<'open'> => ({
  terms: { game: card.id, options: fittingOptions(card, draft), games: draft.games, starter: null },
  seats: draft.seats,
  isPublic: draft.isPublic,
  ...(draft.tempo && { tempo: draft.tempo }),
  ...(draft.hasTexts && !draft.isPublic && { hasTexts: true }),
});

/** The chosen seat is one's own, the other people are invited, and bots stay but where somebody is to come instead. */
export const wishesFor = (seats: readonly Seat[], mine: number, given: readonly number[] = []): SeatWish[] =>
  seats.map(({ kind, name, bot }, index) => {
    if (index === mine) return ME;
    if (kind === 'bot') return given.includes(index) ? invited() : botWish(bot);
    return invited(name);
  });
