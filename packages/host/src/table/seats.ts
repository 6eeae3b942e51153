import { Refusal } from '../contract/errors.ts';
import type { OpenedSeat, ProgramMark } from '../log/events.ts';

/** A seat as it stands. */
export interface SeatState {
  readonly kind: 'person' | 'bot' | 'open';
  /** Whose seat it is: of one who sits there, for whom a bot plays on, or for whom it is kept. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly invite: string | null;
  /** Whether a program plays in the person's name. */
  readonly isProgram: boolean;
  /** Whether it takes no part in the luck. */
  readonly hasNoPart: boolean;
  /** Whether the person gave up the present game. */
  readonly hasResigned: boolean;
  /** Whether the bot there gives way to whoever comes. */
  readonly isOffered: boolean;
}

const EMPTY = {
  person: null,
  bot: null,
  invite: null,
  isProgram: false,
  hasNoPart: false,
  hasResigned: false,
  isOffered: false,
} as const;

export const openSeat = (invite: string | null): SeatState => ({ ...EMPTY, kind: 'open', invite });
export const personSeat = (
  person: string,
  { isProgram = false, hasNoPart = false }: Partial<Pick<SeatState, 'isProgram' | 'hasNoPart'>>,
): SeatState => ({ ...EMPTY, kind: 'person', person, isProgram, hasNoPart });
export const botSeat = (bot: string): SeatState => ({ ...EMPTY, kind: 'bot', bot });

export const seatFrom = (seat: OpenedSeat): SeatState => ({ ...EMPTY, ...seat });

/** A bot plays on for a person. Whose seat it is stays. */
export const handedToBot = (seat: SeatState, bot: string, hasResigned: boolean): SeatState => ({
  ...seat,
  kind: 'bot',
  bot,
  hasResigned,
});

/** Somebody has gone for good. What became of the last game is still told. */
export const leftToBot = ({ hasResigned }: SeatState, bot: string): SeatState => ({ ...botSeat(bot), hasResigned });

/** A seat that can be taken: the bot there, if there is one, plays until it is. */
export const offeredSeat = (seat: SeatState, invite: string | null): SeatState =>
  seat.kind === 'bot' ? { ...seat, isOffered: true, invite } : openSeat(invite);

/** A new game: whoever gave up the last one is back, unless they have left. */
export function forNextRound(seat: SeatState): SeatState {
  if (!seat.hasResigned) return seat;
  return seat.person === null ? { ...seat, hasResigned: false } : personSeat(seat.person, seat);
}

/** Whoever asks or reads. */
export type Who =
  /** Their name, where it is known, finds the seat that is kept under it. */
  | ({ readonly kind: 'person'; readonly id: string; readonly name?: string } & ProgramMark)
  /** All people at one device: whoever sits at its tables sits there. */
  | { readonly kind: 'device' }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'bot'; readonly seat: number }
  /** The host itself. */
  | { readonly kind: 'house' };

/** What is noted wherever somebody sits down. */
export function markOf(who: Who): ProgramMark {
  if (who.kind !== 'person' || !who.isProgram) return {};
  return { isProgram: true, ...(who.hasNoPart && { hasNoPart: true }) };
}

/** The seats that somebody holds. */
export function seatsOf(seats: readonly SeatState[], who: Who): number[] {
  if (who.kind === 'bot') return seats[who.seat]?.kind === 'bot' ? [who.seat] : [];
  const id = who.kind === 'person' ? who.id : null;
  const own: number[] = [];
  if (id === null && who.kind !== 'device') return own;
  // One list and no more: every reader is asked after several times a move.
  seats.forEach(({ kind, person }, index) => {
    if (kind === 'person' && (id === null || person === id)) own.push(index);
  });
  return own;
}

/** The seat that is kept for somebody who does not sit there: it is open, or a bot plays on for them. */
export function keptFor(seats: readonly SeatState[], who: Who): number | null {
  const seat = leftBy(seats, who);
  return seat !== null && seats[seat]?.hasResigned ? null : seat;
}

/** The same, also for one who gave up the present game: with the next one it is theirs again. */
export function leftBy(seats: readonly SeatState[], who: Who): number | null {
  const seat = seats.findIndex(({ kind, person }) => who.kind === 'person' && person === who.id && kind !== 'person');
  return seat < 0 ? null : seat;
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
