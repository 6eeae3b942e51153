import type { Chance } from '@sixfold/engine';
import { KINDS } from '@sixfold/engine/family';
import type { CardsPosition } from '@sixfold/engine/cards';

/**
 * Deals of what a seat cannot see. The cards are shuffled once, and each deal takes the other hands from where the one before left
 * off, until too few are left: so every card is held about as often as every other, and fewer deals say as much as more of them that
 * know nothing of each other.
 */
export class CardsDeals {
  private readonly position: CardsPosition;
  private readonly seat: number;
  private readonly chance: Chance;
  private readonly cards: Uint8Array;
  /** How many cards the others hold together. */
  private readonly held: number;
  /** So many cards of this shuffle have been held. */
  private used = Infinity;

  constructor(position: CardsPosition, seat: number, chance: Chance) {
    const { held, config, bag, bagSize } = position;
    this.position = position;
    this.seat = seat;
    this.chance = chance;
    const others = Array.from({ length: config.players }, (_, other) => other).filter((other) => other !== seat);
    this.held = others.reduce((sum, other) => sum + (held[other] ?? 0), 0);
    this.cards = Uint8Array.from([...others.flatMap((other) => position.rackOf(other)), ...bag.subarray(0, bagSize)]);
  }

  /** Makes another position like the one that is thought about, but with what is not seen dealt anew. */
  next(deal: CardsPosition): void {
    const { position, seat, cards, held } = this;
    if (this.used + held > cards.length) this.shuffle();
    deal.copyFrom(position);
    let next = this.used;
    for (let other = 0; other < position.config.players; other++) {
      if (other === seat) continue;
      deal.racks.fill(0, other * KINDS, (other + 1) * KINDS);
      deal.kinds[other] = deal.held[other] = 0;
      for (let count = position.held[other] ?? 0; count > 0; count--) deal.addToRack(other, cards[next++] ?? 0);
    }
    deal.bag.set(cards.subarray(0, this.used));
    deal.bag.set(cards.subarray(next), this.used);
    deal.bagSize = cards.length - held;
    this.used = next;
  }

  private shuffle(): void {
    const { cards, chance } = this;
    for (let last = cards.length - 1; last > 0; last--) {
      const place = chance.below(last + 1);
      [cards[last], cards[place]] = [cards[place] ?? 0, cards[last] ?? 0];
    }
    this.used = 0;
  }
}
