import { parseSymbol, type Letter } from '../../contract/symbols.ts';
import { configOf, restoreShared, sharedView, type View } from '../../contract/view.ts';
import { allLetters } from './moves.ts';
import { DicePosition } from './position.ts';

/** All dice lie open: every seat, and a spectator, sees the same. */
export interface DiceView extends View {
  /** Each seat's dice; null for one who has not rolled. */
  readonly dice: readonly (readonly Letter[] | null)[];
  /** How often the seat to move has rolled this turn. */
  readonly rolls: number;
}

export const view = (position: DicePosition, seat: number | null): DiceView => ({
  ...sharedView(position, seat),
  dice: allLetters(position),
  rolls: position.rolls,
});

export function resample(from: DiceView): DicePosition {
  const position = new DicePosition(configOf(from));
  restoreShared(position, from);
  position.rolls = from.rolls;
  from.dice.forEach((dice, seat) => {
    dice?.forEach((letter, index) => position.layDie(seat, index, parseSymbol(letter)));
  });
  return position;
}
