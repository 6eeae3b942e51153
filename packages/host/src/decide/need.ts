import { Refusal } from '../contract/errors.ts';
import { seatsOf, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { GameClock } from '../tempo/clock.ts';

/** The seats of whoever asks, who must sit at the table. */
export function needSeats({ seats }: Table, who: Who): readonly [number, ...number[]] {
  const [first, ...more] = seatsOf(seats, who);
  if (first === undefined) throw new Refusal({ code: 'no-seat' });
  return [first, ...more];
}

export function needHost({ host }: Table, who: Who): void {
  if (who.kind !== 'person' || who.id !== host) throw new Refusal({ code: 'not-the-host' });
}

export function needPlaying({ stage, isDealt }: Table): void {
  if (stage !== 'playing') throw new Refusal({ code: 'not-playing', stage });
  if (!isDealt) throw new Refusal({ code: 'not-playing', stage: 'dealing' });
}

/** Before the game or in it. */
export function needGoingOn({ stage, isGoingOn }: Table): void {
  if (!isGoingOn) throw new Refusal({ code: 'not-playing', stage });
}

export function needBegun({ hasBegun, stage }: Table): void {
  if (!hasBegun) throw new Refusal({ code: 'not-playing', stage });
}

/** A game of the series of which there is something to see. */
export function needDealt(table: Table, round: number): void {
  needBegun(table);
  if (!table.isDealt && round >= table.series.round) throw new Refusal({ code: 'not-playing', stage: 'dealing' });
}

/** A game in progress by the clock. */
export function needClock(table: Table): GameClock {
  needPlaying(table);
  if (!table.clock) throw new Refusal({ code: 'malformed', what: 'a table without a clock' });
  return table.clock;
}
