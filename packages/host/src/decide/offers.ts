import type { Offer } from '@sixfold/protocol';
import { Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { peopleAt, seatAt, seatsOf, type Who } from '../table/seats.ts';
import { standInOf } from '../table/stand-in.ts';
import type { OpenOffer, Table } from '../table/table.ts';
import { takeBackOf } from '../table/take-back.ts';
import { timeLeft } from '../tempo/clock.ts';
import { isCount } from '../series/config.ts';
import { happens, type Decide, type Moment } from './decision.ts';
import { needClock, needPlaying, needSeats } from './need.ts';

/** An offer that has no number yet. */
type NewOffer = Omit<OpenOffer, 'number'>;

/** Somebody asks the others for something; where nobody else is to be asked, it is done. */
export const offer: Decide<'offer'> = (table, who, { offer: wish }, moment) => {
  const seats = needSeats(table, who);
  if (table.offer) throw new Refusal({ code: 'already-offered' });
  needOffer(table, who, seats, wish, moment);
  const by = wish.kind === 'take-back' ? table.series.match.movers[wish.ply]! : seats[0];
  const open = { offer: wish, by, agreed: seats };
  const isSettled = waitsFor(table, open).length === 0;
  return happens(isSettled ? fulfilled(table, open, moment.at) : { at: moment.at, type: 'offered', by, offer: wish });
};

/** One of those who were asked agrees to what they have read, or not; whoever asked may take it back. */
export const agree: Decide<'agree'> = (table, who, { offer: number, isAgreed }, { at }) => {
  const seats = needSeats(table, who);
  const { offer: open } = table;
  if (open?.number !== number) throw table.movedOn;
  if (!isAgreed) return happens({ at, type: 'declined', by: seats[0] });
  const asked = waitsFor(table, open).find((seat) => seats.includes(seat));
  if (asked === undefined) throw new Refusal({ code: 'not-offered' });
  const agreed: TableEvent = { at, type: 'agreed', by: asked };
  const isSettled = waitsFor(table, { ...open, agreed: [...open.agreed, asked] }).length === 0;
  return isSettled ? happens(agreed, fulfilled(table, open, at)) : happens(agreed);
};

/** Whoever comes is not replaced. */
export const arrive: Decide<'arrive'> = ({ offer: open, seats }, who, _ask, { at }) => {
  const wish = open?.offer;
  const isBack = wish?.kind === 'replace' && seatsOf(seats, who).includes(wish.seat);
  return isBack ? happens({ at, type: 'declined', by: wish.seat }) : happens();
};

/** Whose word is still needed: everybody else's, but not that of the person whom it is about. */
function waitsFor({ seats, isPrinted }: Table, { offer: wish, by, agreed }: NewOffer): number[] {
  // Around a real table people ask each other aloud.
  if (isPrinted) return [];
  const isAsked = (seat: number): boolean => seat !== by && !('seat' in wish && wish.seat === seat);
  return peopleAt(seats).filter((seat) => isAsked(seat) && !agreed.includes(seat));
}

function fulfilled({ opened }: Table, { offer: wish, by }: NewOffer, at: number): TableEvent {
  const bot = standInOf(opened);
  switch (wish.kind) {
    case 'take-back':
      return { at, type: 'took-back', ply: wish.ply };
    case 'replace':
      return { at, type: 'replaced', seat: wish.seat, bot };
    case 'remove':
      return { at, type: 'removed', seat: wish.seat, bot, by };
    case 'end':
      return { at, type: 'closed', by };
    case 'pause':
      return { at, type: 'paused' };
  }
}

function needOffer(table: Table, who: Who, own: readonly number[], wish: Offer, moment: Moment): void {
  if (wish.kind === 'take-back') return needOwnLast(table, who, wish.ply);
  needPlaying(table);
  if (wish.kind !== 'end' && table.isPrinted) throw new Refusal({ code: 'score-board' });
  if (wish.kind === 'pause') return void needClock(table);
  if (wish.kind === 'end') return;
  needOther(table, own, wish.seat);
  if (wish.kind === 'replace') needAway(table, wish.seat, moment);
  // Of two nobody sends the other away: who cannot go on resigns, or waits.
  else if (peopleAt(table.seats).length < 3) throw new Refusal({ code: 'has-begun' });
}

function needOwnLast(table: Table, who: Who, ply: number): void {
  const last = takeBackOf(table, who);
  if (last === ply || (table.isPrinted && last !== null && isCount(ply) && ply < last)) return;
  if (last === null) needPlaying(table);
  if (last === null && table.series.turn === null) throw new Refusal({ code: 'game-over' });
  throw new Refusal({ code: 'bad-ply', ply, played: table.series.ply });
}

function needOther({ seats }: Table, own: readonly number[], seat: number): void {
  const isOther = seatAt(seats, seat).kind === 'person' && !own.includes(seat);
  if (!isOther) throw new Refusal({ code: 'bad-seat', seat, players: seats.length });
}

/** Where there are days to move, nobody is replaced before the time is out. */
function needAway({ clock }: Table, seat: number, { awayFor, grace, at }: Moment): void {
  const isPatient = clock?.tempo.kind === 'days';
  const wait = isPatient ? timeLeft(clock, seat, at) : grace - awayFor(seat);
  if (wait > 0) throw new Refusal({ code: 'is-here', seat, wait });
}
