import type { Offer } from '@sixfold/protocol';
import { Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { peopleAt, seatAt, seatsOf, type Who } from '../table/seats.ts';
import type { OpenOffer, Table } from '../table/table.ts';
import { takeBackOf } from '../table/take-back.ts';
import { happens, type Decide, type Moment } from './decision.ts';
import { needBot, needPlaying, needSeats } from './need.ts';

/** Somebody asks the others for something; where nobody else is to be asked, it is done. */
export const offer: Decide<'offer'> = (table, who, { offer: wish }, moment) => {
  const seats = needSeats(table, who);
  if (table.offer) throw new Refusal({ code: 'already-offered' });
  if (wish.kind === 'replace') needAway(table, seats, wish, moment);
  else needOwnLast(table, who, wish.ply);
  const by = wish.kind === 'take-back' ? table.series.match.movers[wish.ply]! : seats[0];
  const { at } = moment;
  const isSettled = waitsFor(table, { offer: wish, by, agreed: seats }).length === 0;
  return happens(isSettled ? fulfilled(wish, at) : { at, type: 'offered', by, offer: wish });
};

/** One of those who were asked agrees, or not; whoever asked may take it back. */
export const agree: Decide<'agree'> = (table, who, { isAgreed }, { at }) => {
  const seats = needSeats(table, who);
  const { offer: open } = table;
  if (open && !isAgreed) return happens({ at, type: 'declined', by: seats[0] });
  const [asked] = open ? waitsFor(table, open).filter((seat) => seats.includes(seat)) : [];
  if (!open || asked === undefined) throw new Refusal({ code: 'not-offered' });
  const agreed: TableEvent = { at, type: 'agreed', by: asked };
  const isSettled = waitsFor(table, { ...open, agreed: [...open.agreed, asked] }).length === 0;
  return isSettled ? happens(agreed, fulfilled(open.offer, at)) : happens(agreed);
};

/** Whoever comes is not replaced. */
export const arrive: Decide<'arrive'> = ({ offer: open, seats }, who, _ask, { at }) => {
  const wish = open?.offer;
  const isBack = wish?.kind === 'replace' && seatsOf(seats, who).includes(wish.seat);
  return isBack ? happens({ at, type: 'declined', by: wish.seat }) : happens();
};

/** Whose word is still needed: everybody else's, but not that of a person who is to be replaced. */
function waitsFor({ seats }: Table, { offer: wish, by, agreed }: OpenOffer): number[] {
  const isAsked = (seat: number): boolean => seat !== by && !(wish.kind === 'replace' && wish.seat === seat);
  return peopleAt(seats).filter((seat) => isAsked(seat) && !agreed.includes(seat));
}

const fulfilled = (wish: Offer, at: number): TableEvent =>
  wish.kind === 'take-back'
    ? { at, type: 'took-back', ply: wish.ply }
    : { at, type: 'replaced', seat: wish.seat, bot: wish.bot };

function needOwnLast(table: Table, who: Who, ply: number): void {
  const last = takeBackOf(table, who);
  if (last === ply) return;
  if (last === null) needPlaying(table);
  if (last === null && table.series.turn === null) throw new Refusal({ code: 'game-over' });
  throw new Refusal({ code: 'bad-ply', ply, played: table.series.ply });
}

function needAway(
  table: Table,
  own: readonly number[],
  { seat, bot }: Extract<Offer, { kind: 'replace' }>,
  { isHere }: Moment,
): void {
  needPlaying(table);
  const { kind } = seatAt(table.seats, seat);
  needBot(bot);
  if (kind !== 'person' || own.includes(seat)) {
    throw new Refusal({ code: 'bad-seat', seat, players: table.seats.length });
  }
  if (isHere(seat)) throw new Refusal({ code: 'is-here', seat });
}
