import { gainsOf, type Chance } from '@sixfold/engine';
import { ROLL, type DicePosition } from '@sixfold/engine/dice';
import { likeAPerson, type Weakness } from '../../people.ts';

/** Somebody who plays by rules of thumb. */
export interface Amateur extends Weakness {
  /** So many crosses are enough to stop, after each roll. */
  readonly content: readonly number[];
}

const crosses = (position: DicePosition, move: number): number =>
  gainsOf(position, move).reduce((sum, gain) => sum + gain);

/** What such a person does after a roll. */
export function playAs(amateur: Amateur, position: DicePosition, chance: Chance): number {
  const scores = position.legalMoves().filter((move) => move !== ROLL);
  const best = likeAPerson(position, scores, amateur, chance);
  if (!position.mayRoll()) return best;
  return crosses(position, best) >= amateur.content[position.rolls - 1]! ? best : ROLL;
}
