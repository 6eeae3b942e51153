import type { Level } from '@sixfold/bots/levels';
import { Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { peopleAt, seatAt, seatsOf, type SeatState } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { NOTHING, type Decide } from './decision.ts';
import { needBot, needPerson } from './moment.ts';
import { makeInvite, needGoingOn, needHost, needPlaying, needSeats } from './need.ts';

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
  return { answer: NOTHING, events: [{ at, type: 'sat', seat: index, person }] };
};

/** A bot takes an open seat. */
export const fill: Decide<'fill'> = (table, who, { seat, bot }, { at }) => {
  needHost(table, who);
  openSeatAt(table, seat);
  return { answer: NOTHING, events: [{ at, type: 'filled', seat, bot: needBot(bot) }] };
};

/** A seat is opened again; the game waits until it is taken. */
export const clear: Decide<'clear'> = (table, who, { seat }, moment) => {
  needGoingOn(table);
  seatAt(table.seats, seat);
  const isOwn = seatsOf(table.seats, who).includes(seat);
  if (!isOwn || table.stage === 'playing') needHost(table, who);
  const invite = makeInvite(table, moment);
  return { answer: NOTHING, events: [{ at: moment.at, type: 'cleared', seat, invite }] };
};

/** Somebody gives up: where two people are left to play, a bot takes over; else the table ends. */
export const resign: Decide<'resign'> = (table, who, _ask, { at }) => {
  const [seat] = needSeats(table, who);
  needPlaying(table);
  return { answer: NOTHING, events: [givenUp(table, seat, at)] };
};

/** Nobody waits any more for a person who is to be forgotten. Their name goes by itself: it is not here. */
export const forget: Decide<'forget'> = (table, _who, { person }, moment) => {
  const [seat] = seatsOf(table.seats, { kind: 'person', id: person });
  const { at } = moment;
  if (seat === undefined) return { answer: NOTHING, events: [] };
  if (table.stage === 'playing') return { answer: NOTHING, events: [givenUp(table, seat, at)] };
  const isLeft = table.stage === 'gathering';
  const invite = isLeft ? makeInvite(table, moment) : null;
  return { answer: NOTHING, events: isLeft ? [{ at, type: 'cleared', seat, invite }] : [] };
};

/** Nobody came any more. */
export const close: Decide<'close'> = ({ stage }, _who, _ask, { at }) => {
  const isGoingOn = stage === 'gathering' || stage === 'playing';
  return { answer: NOTHING, events: isGoingOn ? [{ at, type: 'closed' }] : [] };
};

function openSeatAt(table: Table, index: number): SeatState {
  needGoingOn(table);
  const seat = seatAt(table.seats, index);
  if (seat.kind !== 'open') throw new Refusal({ code: 'seat-not-open', seat: index });
  return seat;
}

function givenUp({ seats }: Table, seat: number, at: number): TableEvent {
  const others = peopleAt(seats).filter((other) => other !== seat);
  return { at, type: 'resigned', seat, bot: others.length < 2 ? null : STAND_IN };
}
