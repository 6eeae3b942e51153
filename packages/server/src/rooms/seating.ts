import { isBotName, type BotName, type Level } from '@sixfold/bots/levels';
import type { Answer, Ask } from '@sixfold/protocol';
import type { StoredSeat, TableCare } from '../store/store.ts';
import { mustBePlaying, mustGoOn, type Live } from './live.ts';
import { areTaken, botSeat, handedToBot, openSeat, peopleAt, personSeat, seatAt, seatOf } from './seats.ts';
import { DONE, guestOf, mustBeHost, ownSeat, type Step } from './step.ts';
import { Refusal, type Visitor } from './visitor.ts';

/** Who plays on for a person who gave up. */
const STAND_IN: Level = 'club';

export function readBot(bot: string): BotName {
  if (isBotName(bot)) return bot;
  throw new Refusal({ code: 'no-such-bot', bot });
}

/** Somebody takes an open seat. Whoever opened the table needs no invite to it. */
export function sit(live: Live, visitor: Visitor, { seat: index, invite }: Ask<'sit'>): Step<Answer<'sit'>> {
  const guest = guestOf(visitor);
  const { seats } = live.care;
  const seat = openSeatAt(live, index);
  const own = seatOf(seats, guest);
  if (own !== null) throw new Refusal({ code: 'already-seated', seat: own });
  const isInvited = live.facts.isPublic || guest.id === live.facts.host || invite === seat.invite;
  if (!isInvited) throw new Refusal({ code: 'wrong-invite' });
  return { answer: DONE, care: reseated(live, index, personSeat(guest)) };
}

/** A bot takes an open seat. */
export function fill(live: Live, visitor: Visitor, { seat: index, bot }: Ask<'fill'>): Step<Answer<'fill'>> {
  mustBeHost(live, visitor);
  openSeatAt(live, index);
  const name = readBot(bot);
  return { answer: DONE, care: reseated(live, index, botSeat(name, name)) };
}

/** A seat is opened again; the game waits until it is taken. */
export function clear(
  live: Live,
  visitor: Visitor,
  { seat: index }: Ask<'clear'>,
  invite: string,
): Step<Answer<'clear'>> {
  mustGoOn(live);
  const { seats, stage } = live.care;
  seatAt(seats, index);
  const isOwn = seatOf(seats, visitor.guest) === index;
  if (!isOwn || stage === 'playing') mustBeHost(live, visitor);
  return { answer: DONE, care: emptied(live, index, invite) };
}

/** Somebody gives up: where two people are left to play, a bot takes over; else the table ends. */
export function resign(live: Live, visitor: Visitor): Step<Answer<'resign'>> {
  const index = ownSeat(live, visitor);
  mustBePlaying(live);
  return { answer: DONE, care: givenUp(live, index) };
}

/** A guest is called otherwise now, or wants to be forgotten: then nothing of them stays. */
export function renamed(live: Live, guest: string, name: string | null, invite: string): Step<null> {
  const care = live.care.seats.reduce((before, seat, index) => {
    if (seat.guest !== guest) return before;
    return name === null ? vacated({ ...live, care: before }, index, invite) : called(before, index, { name });
  }, live.care);
  return { answer: null, care };
}

/** Nobody came any more. */
export const closed = ({ care }: Live): Step<null> =>
  care.stage === 'gathering' || care.stage === 'playing'
    ? { answer: null, care: { stage: 'closed' } }
    : { answer: null };

function vacated(live: Live, index: number, invite: string): TableCare {
  const { care } = live;
  const isPerson = care.seats[index]!.kind === 'person';
  if (care.stage === 'gathering' && isPerson) return { ...care, ...emptied(live, index, invite) };
  const left = care.stage === 'playing' && isPerson ? { ...care, ...givenUp(live, index) } : care;
  return called(left, index, { name: '', guest: null });
}

const called = (care: TableCare, index: number, change: Partial<StoredSeat>): TableCare => ({
  ...care,
  seats: care.seats.with(index, { ...care.seats[index]!, ...change }),
});

function openSeatAt(live: Live, index: number): StoredSeat {
  mustGoOn(live);
  const seat = seatAt(live.care.seats, index);
  if (seat.kind !== 'open') throw new Refusal({ code: 'seat-not-open', seat: index });
  return seat;
}

function emptied({ care: { seats }, facts }: Live, index: number, invite: string): Partial<TableCare> {
  return { seats: seats.with(index, openSeat('', facts.isPublic ? null : invite)), stage: 'gathering' };
}

function givenUp({ care: { seats } }: Live, index: number): Partial<TableCare> {
  const others = peopleAt(seats).filter((other) => other !== index);
  if (others.length < 2) {
    return { seats: seats.with(index, { ...seats[index]!, hasResigned: true }), stage: 'resigned' };
  }
  return { seats: seats.with(index, handedToBot(seats[index]!, STAND_IN, true)) };
}

/** The game begins, or goes on, once everybody sits. */
function reseated({ care }: Live, index: number, seat: StoredSeat): Partial<TableCare> {
  const seats = care.seats.with(index, seat);
  return { seats, stage: areTaken(seats) ? 'playing' : care.stage };
}
