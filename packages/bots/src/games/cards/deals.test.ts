import { FastChance, startGame } from '@sixfold/engine';
import { KINDS } from '@sixfold/engine/family';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import { CardsDeals } from './deals.ts';

const SEAT = 1;

/** Somewhere in a game of random moves. */
function someTurn(players: number): CardsPosition {
  const chance = new FastChance(players);
  const position = startGame(cards, { players, options: {}, starter: 0 }, chance);
  while (position.ply < 12 || position.choosing || position.turn !== SEAT)
    position.play(position.randomMove(chance), chance);
  return position;
}

/** The cards that a seat cannot see, by kind. */
function hidden(position: CardsPosition): number[] {
  const counts = Array<number>(KINDS).fill(0);
  for (const kind of position.bag.subarray(0, position.bagSize)) counts[kind]!++;
  for (let other = 0; other < position.config.players; other++) {
    if (other !== SEAT) for (const kind of position.rackOf(other)) counts[kind]!++;
  }
  return counts;
}

describe.each([2, 3, 4])('with %i players', (players) => {
  const position = someTurn(players);
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== SEAT);
  const deal = position.clone();

  test('a deal holds all that is not seen, and leaves alone what is', () => {
    const deals = new CardsDeals(position, SEAT, new FastChance(1));
    for (let round = 0; round < 20; round++) {
      deals.next(deal);
      expect(hidden(deal)).toEqual(hidden(position));
      expect(deal.rackOf(SEAT)).toEqual(position.rackOf(SEAT));
      expect([deal.held, deal.open, deal.tracks]).toEqual([position.held, position.open, position.tracks]);
      expect(deal.bagSize).toBe(position.bagSize);
      for (const seat of others) {
        const kinds = position.rackOf(seat).length > 0 ? new Set(deal.rackOf(seat)) : new Set<number>();
        expect(deal.kinds[seat]).toBe([...kinds].reduce((set, kind) => set | (1 << kind), 0));
      }
    }
  });

  test('no card is held again before too few are left for other hands', () => {
    const deals = new CardsDeals(position, SEAT, new FastChance(2));
    const left = hidden(position);
    const hands = others.reduce((sum, seat) => sum + position.held[seat]!, 0);
    for (let cardsLeft = left.reduce((sum, count) => sum + count); cardsLeft >= hands; cardsLeft -= hands) {
      deals.next(deal);
      for (const seat of others) for (const kind of deal.rackOf(seat)) left[kind]!--;
    }
    expect(Math.min(...left)).toBe(0);
  });

  test('every card is as likely to be held', () => {
    const deals = new CardsDeals(position, SEAT, new FastChance(3));
    const held = Array<number>(KINDS).fill(0);
    const rounds = 4000;
    for (let round = 0; round < rounds; round++) {
      deals.next(deal);
      for (const kind of deal.rackOf(others[0]!)) held[kind]!++;
    }
    const counts = hidden(position);
    const share = position.held[others[0]!]! / counts.reduce((sum, count) => sum + count);
    for (const [kind, count] of counts.entries()) expect(held[kind]! / rounds).toBeCloseTo(count * share, 1);
  });

  test('the same luck deals the same', () => {
    const [one, two] = [
      new CardsDeals(position, SEAT, new FastChance(4)),
      new CardsDeals(position, SEAT, new FastChance(4)),
    ];
    const again = position.clone();
    for (let round = 0; round < 9; round++) {
      one.next(deal);
      two.next(again);
      expect(again.racks).toEqual(deal.racks);
      expect(again.bag).toEqual(deal.bag);
    }
  });
});
