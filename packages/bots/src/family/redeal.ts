import type { Chance } from '@sixfold/engine';
import { KINDS, type RackPosition } from '@sixfold/engine/family';

/** Deals anew what a seat cannot see: the other racks and what is left in the bag. */
export function redeal(position: RackPosition, seat: number, chance: Chance): void {
  const { racks, held, kinds, bag, config } = position;
  for (let other = 0; other < config.players; other++) {
    if (other === seat) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      for (let copy = racks[other * KINDS + kind]!; copy > 0; copy--) bag[position.bagSize++] = kind;
    }
    racks.fill(0, other * KINDS, (other + 1) * KINDS);
    kinds[other] = 0;
  }
  for (let other = 0; other < config.players; other++) {
    if (other === seat) continue;
    const count = held[other]!;
    held[other] = 0;
    for (let drawn = 0; drawn < count; drawn++) position.addToRack(other, position.takeFromBag(chance, other));
  }
}
