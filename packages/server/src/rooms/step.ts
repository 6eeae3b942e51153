import { StoreError, type Entry, type Guest, type TableCare } from '../store/store.ts';
import type { Live, OpenOffer } from './live.ts';
import { seatOf } from './seats.ts';
import { Refusal, type Visitor } from './visitor.ts';

/**
 * What a request comes to: the answer, what is to be stored first, and what is asked of the people afterwards. An
 * offer ends with whatever changes. Nothing may have changed before, but the table in memory by the entry itself.
 */
export interface Step<A> {
  readonly answer: A;
  readonly entry?: Entry;
  readonly care?: Partial<TableCare>;
  readonly offer?: OpenOffer | null;
}

export const DONE = {};

/** Only for those with a name. */
export function guestOf({ guest }: Visitor): Guest {
  if (!guest) throw new Refusal({ code: 'no-name' });
  return guest;
}

/** Only for those who sit at the table. */
export function ownSeat({ care: { seats } }: Live, { guest }: Visitor): number {
  const seat = seatOf(seats, guest);
  if (seat === null) throw new Refusal({ code: 'no-seat' });
  return seat;
}

export function mustBeHost({ facts }: Live, { guest }: Visitor): void {
  if (guest?.id !== facts.host) throw new Refusal({ code: 'not-the-host' });
}

/** Only once nobody plays here any more. */
export function mustBeFinished({ care: { stage } }: Live): void {
  if (stage === 'playing' || stage === 'gathering') throw new Refusal({ code: 'game-not-over' });
}

/** What is told of a failure of the store; null for any other. */
export const storeRefusal = (error: unknown): Refusal | null =>
  error instanceof StoreError ? new Refusal({ code: 'not-stored', why: error.why }) : null;
