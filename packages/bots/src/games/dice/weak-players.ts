import { gainsOf, type Chance } from '@sixfold/engine';
import { ROLL, type DicePosition } from '@sixfold/engine/dice';
import type { Level } from '../../contract/levels.ts';
import { weakMove, type Weakness } from '../../family/weak-players.ts';

/** Somebody who plays by rules of thumb. */
export interface DiceWeakness extends Weakness {
  /** So many crosses are enough to stop, after each roll. */
  readonly content: readonly number[];
}

/**
 * A beginner is soon content, overlooks most jokers and never rolls a third time. A casual player counts
 * crosses, wherever they are, and misses some. A club player sees more and looks after the weak rows.
 */
export const WEAK_PLAYERS: Partial<Record<Level, DiceWeakness>> = {
  beginner: { sees: 0.4, cares: 0, content: [2, 0] },
  casual: { sees: 0.6, cares: 0.05, content: [2, 1] },
  club: { sees: 0.75, cares: 0.25, content: [3, 2] },
};

const crosses = (position: DicePosition, move: number): number =>
  gainsOf(position, move).reduce((sum, gain) => sum + gain);

/** What such a person does after a roll. */
export function playWeakly(weakness: DiceWeakness, position: DicePosition, chance: Chance): number {
  const scores = position.legalMoves().filter((move) => move !== ROLL);
  const best = weakMove(position, scores, weakness, chance);
  if (!position.mayRoll()) return best;
  return crosses(position, best) >= weakness.content[position.rolls - 1]! ? best : ROLL;
}
