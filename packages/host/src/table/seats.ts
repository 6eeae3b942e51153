import { Refusal } from '../contract/errors.ts';
import type { OpenedSeat } from '../log/events.ts';

/** A seat as it stands. */
export interface SeatState {
  readonly kind: 'person' | 'bot' | 'open';
  /** Whose seat it is, or was before a bot played on. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly invite: string | null;
  readonly hasResigned: boolean;
}

const EMPTY = { person: null, bot: null, invite: null, hasResigned: false } as const;

export const openSeat = (invite: string | null): SeatState => ({ ...EMPTY, kind: 'open', invite });
export const personSeat = (person: string): SeatState => ({ ...EMPTY, kind: 'person', person });
export const botSeat = (bot: string): SeatState => ({ ...EMPTY, kind: 'bot', bot });

export const seatFrom = (seat: OpenedSeat): SeatState => ({ ...EMPTY, ...seat });

/** A bot plays on for a person. Whose seat it was is kept. */
export const handedToBot = (seat: SeatState, bot: string, hasResigned: boolean): SeatState => ({
  ...seat,
  kind: 'bot',
  bot,
  hasResigned,
});

/** Whoever asks or reads. */
export type Who =
  | { readonly kind: 'person'; readonly id: string }
  /** All people at one device: whoever sits at its tables sits there. */
  | { readonly kind: 'device' }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'bot'; readonly seat: number }
  /** The host itself. */
  | { readonly kind: 'house' };

/** The seats that somebody holds. */
export function seatsOf(seats: readonly SeatState[], who: Who): number[] {
  const isTheirs = ({ kind, person }: SeatState): boolean =>
    kind === 'person' && (who.kind === 'device' || (who.kind === 'person' && person === who.id));
  if (who.kind === 'bot') return seats[who.seat]?.kind === 'bot' ? [who.seat] : [];
  return seats.flatMap((seat, index) => (isTheirs(seat) ? [index] : []));
}

/** The seats of people who have not given up. */
export const peopleAt = (seats: readonly SeatState[]): number[] =>
  seats.flatMap(({ kind, hasResigned }, index) => (kind === 'person' && !hasResigned ? [index] : []));

export const areTaken = (seats: readonly SeatState[]): boolean => seats.every(({ kind }) => kind !== 'open');

/** The seat of this number, which somebody from outside has named. */
export function seatAt(seats: readonly SeatState[], index: number): SeatState {
  const seat = seats[index];
  if (!seat) throw new Refusal({ code: 'bad-seat', seat: index, players: seats.length });
  return seat;
}
