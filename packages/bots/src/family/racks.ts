import type { Chance, Position } from '@sixfold/engine';
import { REFILL, SWAP } from '@sixfold/engine/family';
import { bestScoring } from './best.ts';

/** Greedy play with a rack or hand: swaps whenever it may, and otherwise plays what scores best. */
export function greedyFromRack(position: Position, chance: Chance): number {
  const moves = position.legalMoves();
  return moves[0] === REFILL ? SWAP : bestScoring(position, moves, chance);
}
