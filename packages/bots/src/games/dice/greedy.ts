import type { Chance } from '@sixfold/engine';
import { ROLL, type DicePosition } from '@sixfold/engine/dice';
import { bestScoring, gainsOnWeakest } from '../../family/best.ts';

/** Rolls on while even the best scoring gains nothing on a weakest symbol. */
export function greedy(position: DicePosition, chance: Chance): number {
  const moves = position.legalMoves();
  const scorings = moves.filter((move) => move !== ROLL);
  if (scorings.length === 0) return ROLL;
  const best = bestScoring(position, scorings, chance);
  return moves.includes(ROLL) && !gainsOnWeakest(position, best) ? ROLL : best;
}
