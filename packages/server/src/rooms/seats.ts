import type { Guest, StoredSeat } from '../store/store.ts';
import { Refusal } from './visitor.ts';

const EMPTY = { guest: null, bot: null, invite: null, hasResigned: false } as const;

export const openSeat = (name: string, invite: string | null): StoredSeat => ({ ...EMPTY, kind: 'open', name, invite });

export const personSeat = ({ id, name }: Guest): StoredSeat => ({ ...EMPTY, kind: 'person', name, guest: id });

export const botSeat = (name: string, bot: string): StoredSeat => ({ ...EMPTY, kind: 'bot', name, bot });

/** A bot plays on for a person. Whose seat it was is kept, so that the name goes when they want to be forgotten. */
export const handedToBot = (seat: StoredSeat, bot: string, hasResigned: boolean): StoredSeat => ({
  ...seat,
  kind: 'bot',
  bot,
  hasResigned,
});

/** Where a guest sits; null for somebody who watches. */
export function seatOf(seats: readonly StoredSeat[], guest: Guest | null): number | null {
  if (guest === null) return null;
  const index = seats.findIndex((seat) => seat.kind === 'person' && seat.guest === guest.id);
  return index < 0 ? null : index;
}

/** The seats of people who have not given up. */
export const peopleAt = (seats: readonly StoredSeat[]): number[] =>
  [...seats.keys()].filter((index) => seats[index]!.kind === 'person' && !seats[index]!.hasResigned);

export const areTaken = (seats: readonly StoredSeat[]): boolean => seats.every(({ kind }) => kind !== 'open');

/** The seat of this number, which somebody from outside has named. */
export function seatAt(seats: readonly StoredSeat[], index: number): StoredSeat {
  const seat = seats[index];
  if (!seat) throw new Refusal({ code: 'bad-seat', seat: index, players: seats.length });
  return seat;
}
