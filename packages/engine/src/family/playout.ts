import type { Chance } from '../contract/chance.ts';
import type { Position } from '../contract/position.ts';
import { REFILL, SWAP } from './racks.ts';

/** Plays uniformly random moves to the end; returns the number of plies. Without `swaps` racks are always refilled. */
export function playout(position: Position, chance: Chance, swaps = true): number {
  const before = position.ply;
  while (position.ended === null) {
    const move = position.randomMove(chance);
    position.play(!swaps && move === SWAP ? REFILL : move, chance);
  }
  return position.ply - before;
}
