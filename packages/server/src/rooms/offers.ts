import type { Answer, Ask, Offer } from '@sixfold/protocol';
import { mustBePlaying, type Live, type OpenOffer } from './live.ts';
import { readBot } from './seating.ts';
import { handedToBot, peopleAt, seatAt } from './seats.ts';
import { DONE, ownSeat, type Step } from './step.ts';
import { Refusal, type Visitor } from './visitor.ts';

/** Somebody asks the others for something. `isHere` tells whether the person of a seat is connected. */
export function offer(
  live: Live,
  visitor: Visitor,
  { offer: wish }: Ask<'offer'>,
  isHere: (seat: number) => boolean,
): Step<Answer<'offer'>> {
  const by = ownSeat(live, visitor);
  mustBePlaying(live);
  if (live.offer) throw new Refusal({ code: 'already-offered' });
  if (wish.kind === 'replace') mustBeAway(live, by, wish, isHere);
  else mustBeOwnLast(live, by, wish.ply);
  return decide(live, { offer: wish, by, agreed: [] });
}

/** One of those who were asked agrees, or not; whoever asked may take it back. */
export function agree(live: Live, visitor: Visitor, { isAgreed }: Ask<'agree'>): Step<Answer<'agree'>> {
  const seat = ownSeat(live, visitor);
  const { offer: open } = live;
  if (!open || (isAgreed && !waitsFor(live, open).includes(seat))) throw new Refusal({ code: 'not-offered' });
  return isAgreed ? decide(live, { ...open, agreed: [...open.agreed, seat] }) : { answer: DONE, offer: null };
}

/** Whose word is still needed: everybody else's, but not that of a person who is to be replaced. */
function waitsFor({ care }: Live, { offer: wish, by, agreed }: OpenOffer): number[] {
  const isAsked = (seat: number): boolean => seat !== by && !(wish.kind === 'replace' && wish.seat === seat);
  return peopleAt(care.seats).filter((seat) => isAsked(seat) && !agreed.includes(seat));
}

function decide(live: Live, open: OpenOffer): Step<Answer<'agree'>> {
  if (waitsFor(live, open).length > 0) return { answer: DONE, offer: open };
  const { offer: wish } = open;
  if (wish.kind === 'take-back') return takeBack(live, wish.ply);
  const { seats } = live.care;
  return { answer: DONE, care: { seats: seats.with(wish.seat, handedToBot(seats[wish.seat]!, wish.bot, false)) } };
}

function takeBack({ table }: Live, ply: number): Step<Answer<'agree'>> {
  const back = table.takeBack(ply);
  if (!back.ok) throw new Refusal(back.error);
  return { answer: DONE, entry: { back: ply } };
}

/** After the end everything may have been seen: then it stays as it is. */
function mustBeOwnLast({ table }: Live, by: number, ply: number): void {
  if (table.turn === null) throw new Refusal({ code: 'game-over' });
  const last = table.eventsSince(0, null).findLast(({ seat }) => seat === by);
  if (last?.ply !== ply) throw new Refusal({ code: 'bad-ply', ply, played: table.ply });
}

function mustBeAway(
  { care: { seats } }: Live,
  by: number,
  { seat, bot }: Extract<Offer, { kind: 'replace' }>,
  isHere: (seat: number) => boolean,
): void {
  const { kind } = seatAt(seats, seat);
  readBot(bot);
  if (kind !== 'person' || seat === by) throw new Refusal({ code: 'bad-seat', seat, players: seats.length });
  if (isHere(seat)) throw new Refusal({ code: 'is-here', seat });
}
