import { Refusal } from '../contract/errors.ts';
import type { EventOf, TableEvent } from '../log/events.ts';
import { keptFor, markOf, peopleAt, seatAt, seatsOf, type SeatState, type Who } from '../table/seats.ts';
import { standInOf } from '../table/stand-in.ts';
import type { Table } from '../table/table.ts';
import { happens, type Decide, type Moment } from './decision.ts';
import { freeSeat, isOffered } from './free-seat.ts';
import { givenUp } from './giving-up.ts';
import { needGoingOn, needHost, needPlaying, needSeats } from './need.ts';
import { needBot, needPerson } from './need-people.ts';
import { makeInvite } from './opening.ts';

/**
 * Somebody takes a seat: the one named, or the one that the invite is for, or the next that is free; their own, also
 * from the bot that plays on for them. Nobody changes seats once the game has begun.
 */
export const sit: Decide<'sit'> = (table, who, { seat: wished, invite }, moment) => {
  const person = needPerson(who);
  needGoingOn(table);
  needNoSeat(table, who);
  const kept = keptFor(table.seats, who);
  const seat = wished ?? kept ?? invitedSeat(table, invite) ?? freeSeat(table, who, moment);
  const state = seatAt(table.seats, seat);
  needNoOther(table, person, seat);
  if (kept !== seat) needFree(table, state, seat, person, invite);
  return happens({ at: moment.at, type: 'sat', seat, person, ...markOf(who) });
};

/** Whoever has no invite asks those who sit there; whether there is a seat is seen again when they are let in. */
export const knock: Decide<'knock'> = (table, who, _ask, moment) => {
  needPerson(who);
  needGoingOn(table);
  needNoSeat(table, who);
  freeSeat(table, who, moment);
  return { ...happens(), ...(who.kind === 'person' && { knocking: { kind: 'asks', who } }) };
};

/** Whoever sits there lets somebody in who asked, or does not: they know the invite anyway. */
export const admit: Decide<'admit'> = (table, who, { knock: number, isAdmitted }, moment) => {
  needSeats(table, who);
  needGoingOn(table);
  const guest = moment.knocker(number);
  if (!guest) throw new Refusal({ code: 'not-offered' });
  const knocking = { kind: 'answered', knock: number, isAdmitted } as const;
  if (!isAdmitted) return { ...happens(), knocking };
  const seat = keptFor(table.seats, guest) ?? freeSeat(table, guest, moment);
  needNoSeat(table, guest);
  needNoOther(table, guest.id, seat);
  return { ...happens({ at: moment.at, type: 'sat', seat, person: guest.id, ...markOf(guest) }), knocking };
};

/** A bot takes an open seat, or follows another. */
export const fill: Decide<'fill'> = (table, who, { seat, bot }, { at }) => {
  needHost(table, who);
  needGoingOn(table);
  const { kind, person } = seatAt(table.seats, seat);
  if (kind === 'person' || (kind === 'bot' && person !== null)) throw new Refusal({ code: 'seat-not-open', seat });
  return happens({ at, type: 'filled', seat, bot: needBot(bot) });
};

/**
 * A seat is opened again: before the game anybody's. In it nobody is sent away, and of a bot's seat the bot goes on until
 * somebody comes. At a score board one comes and goes. Between two games of a series one leaves one's own, and so does whoever gave up the present one.
 */
export const clear: Decide<'clear'> = (table, who, { seat }, moment) => {
  needGoingOn(table);
  if (mayLeave(table, who, seat)) return left(table, seat, moment);
  const { kind, person } = seatAt(table.seats, seat);
  const [by] = seatsOf(table.seats, who);
  const hasBegun = table.hasBegun && !table.isPrinted;
  if (by !== seat || hasBegun) needHost(table, who);
  if (hasBegun && (kind !== 'bot' || person !== null)) throw new Refusal({ code: 'has-begun' });
  return happens(cleared(table, seat, moment, by));
};

/** Whoever gave up would be back with the next game. */
function mayLeave({ stage, series, seats, isPrinted }: Table, who: Who, seat: number): boolean {
  if (isPrinted || stage !== 'playing' || who.kind !== 'person' || seatAt(seats, seat).person !== who.id) return false;
  return series.whyNoNext() === null || seatAt(seats, seat).hasResigned;
}

/** One goes for good (F9): a bot plays the games to come until somebody sits down; with nobody left the table is closed. */
function left(table: Table, seat: number, moment: Moment): ReturnType<typeof happens> {
  const { seats, opened } = table;
  const hasOthers = seats.some(({ kind }, index) => kind === 'person' && index !== seat);
  if (!hasOthers) return happens({ at: moment.at, type: 'closed', by: seat });
  return happens({ ...cleared(table, seat, moment, seat), bot: standInOf(opened) });
}

/** Somebody gives up the present game (F9): of two sides the other has won; else a bot plays on. */
export const resign: Decide<'resign'> = (table, who, _ask, { at }) => {
  const [seat] = needSeats(table, who);
  needPlaying(table);
  if (table.series.turn === null) throw new Refusal({ code: 'game-over' });
  return happens(givenUp(table, seat, at));
};

/** Nobody waits any more for a person who is to be forgotten. Their name goes by itself: it is not here. */
export const forget: Decide<'forget'> = (table, _who, { person }, moment) => {
  const { at } = moment;
  const { opened } = table;
  const [seat] = seatsOf(table.seats, { kind: 'person', id: person });
  if (seat === undefined || !table.isGoingOn) return happens();
  if (table.stage === 'gathering' || table.isPrinted) return happens(cleared(table, seat, moment));
  // Nor do they come back for the next game of a series.
  const removed: TableEvent = { at, type: 'removed', seat, bot: standInOf(opened) };
  return happens(...(table.turn === null ? [] : [givenUp(table, seat, at)]), removed);
};

/** Whoever sits at a table that was closed for want of them may go on; asked again, it is open already. */
export const reopen: Decide<'reopen'> = (table, who, _ask, { at }) => {
  needSeats(table, who);
  if (table.stage === 'closed') return happens({ at, type: 'reopened' });
  needGoingOn(table);
  return happens();
};

/** Nobody waits any more at a table that gathers people: it is closed, unless somebody sits there after all. */
export const abandon: Decide<'abandon'> = ({ stage, seats }, _who, _ask, { at }) =>
  stage === 'gathering' && peopleAt(seats).length === 0 ? happens({ at, type: 'closed' }) : happens();

/** The table is closed: by the host before the game or alone among bots, and by the house once nobody comes any more. */
export const close: Decide<'close'> = (table, who, _ask, { at }) => {
  if (who.kind === 'house') return table.isGoingOn ? happens({ at, type: 'closed' }) : happens();
  needHost(table, who);
  needGoingOn(table);
  const [by] = seatsOf(table.seats, who);
  const hasOthers = peopleAt(table.seats).some((seat) => seat !== by);
  if (table.hasBegun && hasOthers) throw new Refusal({ code: 'has-begun' });
  return happens({ at, type: 'closed', ...(by !== undefined && { by }) });
};

function needNoSeat({ seats }: Table, who: Who): void {
  const [seat] = seatsOf(seats, who);
  if (seat !== undefined) throw new Refusal({ code: 'already-seated', seat });
}

/** Whoever has seen one hand of a game never sees another; at a score board there is none. */
function needNoOther({ held, isPrinted }: Table, person: string, seat: number): void {
  if (isPrinted) return;
  const before = held.get(person) ?? seat;
  if (before !== seat) throw new Refusal({ code: 'other-seat', seat: before });
}

/** The seat that an invite is for, if it is for one. */
const invitedSeat = ({ seats }: Table, invite: string | undefined): number | null => {
  const seat = seats.findIndex((one) => invite !== undefined && one.invite === invite);
  return seat < 0 ? null : seat;
};

/** A seat that is nobody's; at a private table the invite is needed, of the table or, once one was sent away, of the seat. */
function needFree(table: Table, state: SeatState, seat: number, person: string, invite: string | undefined): void {
  const { opened, host, removed } = table;
  const isFree = (state.kind === 'open' && state.person === null) || isOffered(table, seat);
  if (!isFree) throw new Refusal({ code: 'seat-not-open', seat });
  const isInvited =
    invite !== undefined && (invite === state.invite || (invite === opened.invite && !removed.has(person)));
  const mayCome = opened.isPublic ? !removed.has(person) : person === host;
  if (!isInvited && !mayCome) throw new Refusal({ code: 'wrong-invite' });
}

function cleared({ opened }: Table, seat: number, { at, random }: Moment, by?: number): EventOf<'cleared'> {
  const invite = makeInvite(opened.isPublic, random);
  return { at, type: 'cleared', seat, invite, ...(by !== undefined && { by }) };
}
