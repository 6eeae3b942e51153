import { ROLL, type DicePosition } from '@sixfold/engine/dice';
import { byDice } from './evaluate.ts';
import { endingsOf } from './strategy.ts';

/** Solves the turn by what a master thinks of its endings. */
export const instinct = (position: DicePosition): number =>
  position.rolls === 0 ? ROLL : endingsOf(position, byDice).moveWith(0);
