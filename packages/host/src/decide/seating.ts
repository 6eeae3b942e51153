import type { Level } from '@sixfold/bots/levels';
import { Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { peopleAt, seatAt, seatsOf, type SeatState } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { happens, type Decide, type Moment } from './decision.ts';
import { needBot, needGoingOn, needHost, needPerson, needPlaying, needSeats } from './need.ts';
import { makeInvite } from './opening.ts';

/** Who plays on for a person who gave up. */
const STAND_IN: Level = 'club';

/** Somebody takes an open seat. Whoever opened the table needs no invite to it. */
export const sit: Decide<'sit'> = (table, who, { seat: index, invite }, { at }) => {
  const person = needPerson(who);
  const seat = openSeatAt(table, index);
  const [own] = seatsOf(table.seats, who);
  if (own !== undefined) throw new Refusal({ code: 'already-seated', seat: own });
  const { isPublic, host } = table.opened;
  if (!isPublic && person !== host && invite !== seat.invite) throw new Refusal({ code: 'wrong-invite' });
  return happens({ at, type: 'sat', seat: index, person });
};

/** A bot takes an open seat. */
export const fill: Decide<'fill'> = (table, who, { seat, bot }, { at }) => {
  needHost(table, who);
  openSeatAt(table, seat);
  return happens({ at, type: 'filled', seat, bot: needBot(bot) });
};

/** A seat is opened again; the game waits until it is taken. */
export const clear: Decide<'clear'> = (table, who, { seat }, moment) => {
  needGoingOn(table);
  seatAt(table.seats, seat);
  const isOwn = seatsOf(table.seats, who).includes(seat);
  if (!isOwn || table.stage === 'playing') needHost(table, who);
  return happens(cleared(table, seat, moment));
};

/** Somebody gives up: where two people are left to play, a bot takes over; else the table ends. */
export const resign: Decide<'resign'> = (table, who, _ask, { at }) => {
  const [seat] = needSeats(table, who);
  needPlaying(table);
  return happens(givenUp(table, seat, at));
};

/** Nobody waits any more for a person who is to be forgotten. Their name goes by itself: it is not here. */
export const forget: Decide<'forget'> = (table, _who, { person }, moment) => {
  const [seat] = seatsOf(table.seats, { kind: 'person', id: person });
  if (seat === undefined || !table.isGoingOn) return happens();
  return happens(table.stage === 'playing' ? givenUp(table, seat, moment.at) : cleared(table, seat, moment));
};

/** Nobody came any more. */
export const close: Decide<'close'> = ({ isGoingOn }, _who, _ask, { at }) =>
  isGoingOn ? happens({ at, type: 'closed' }) : happens();

/** Whoever sits at a table that was closed for want of them may go on; asked again, it is open already. */
export const reopen: Decide<'reopen'> = (table, who, _ask, { at }) => {
  needSeats(table, who);
  if (table.stage === 'closed') return happens({ at, type: 'reopened' });
  needGoingOn(table);
  return happens();
};

function openSeatAt(table: Table, index: number): SeatState {
  needGoingOn(table);
  const seat = seatAt(table.seats, index);
  if (seat.kind !== 'open') throw new Refusal({ code: 'seat-not-open', seat: index });
  return seat;
}

function cleared({ opened }: Table, seat: number, { at, random }: Moment): TableEvent {
  const invite = makeInvite(opened.isPublic, random);
  return { at, type: 'cleared', seat, invite };
}

function givenUp({ seats }: Table, seat: number, at: number): TableEvent {
  const others = peopleAt(seats).filter((other) => other !== seat);
  return { at, type: 'resigned', seat, bot: others.length < 2 ? null : STAND_IN };
}
