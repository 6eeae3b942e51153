import { Refusal } from '../contract/errors.ts';
import { seatsOf, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Moment } from './moment.ts';

const INVITE_BYTES = 16;

export const makeInvite = ({ opened }: Table, { random }: Moment): string | null =>
  opened.isPublic ? null : random(INVITE_BYTES);

/** The seats of whoever asks, who must sit at the table. */
export function needSeats({ seats }: Table, who: Who): readonly [number, ...number[]] {
  const [first, ...more] = seatsOf(seats, who);
  if (first === undefined) throw new Refusal({ code: 'no-seat' });
  return [first, ...more];
}

export function needHost({ opened }: Table, who: Who): void {
  if (who.kind !== 'person' || who.id !== opened.host) throw new Refusal({ code: 'not-the-host' });
}

export function needPlaying({ stage }: Table): void {
  if (stage !== 'playing') throw new Refusal({ code: 'not-playing', stage });
}

/** Before the game or in it. */
export function needGoingOn({ stage }: Table): void {
  if (stage !== 'playing' && stage !== 'gathering') throw new Refusal({ code: 'not-playing', stage });
}

/** Only once nobody plays here any more. */
export function needFinished({ stage }: Table): void {
  if (stage === 'playing' || stage === 'gathering') throw new Refusal({ code: 'game-not-over' });
}

export function needBegun({ hasBegun, stage }: Table): void {
  if (!hasBegun) throw new Refusal({ code: 'not-playing', stage });
}
