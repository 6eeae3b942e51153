import { bySymbol, LETTERS, parseSymbol, type BySymbol, type Letter } from '../../contract/symbols.ts';
import { configOf, restoreShared, sharedView, type View } from '../../contract/view.ts';
import { StonesPosition } from './position.ts';

/** Only the order of the pile is hidden: what it holds follows from all that lies open. */
export interface StonesView extends View {
  /** How many stones of each symbol a player needs, and can keep. */
  readonly goal: number;
  /** How many stones of each symbol are in the pile. */
  readonly pile: BySymbol<number>;
  /** How many stones of each symbol lie in the middle. */
  readonly middle: BySymbol<number>;
  /** The symbols in the mover's tray, in canonical order. */
  readonly tray: readonly Letter[];
  /** How many players have passed in a row. */
  readonly passes: number;
  /** How many turns in a row, this one included, have not made any collection grow. */
  readonly idle: number;
}

export const view = (position: StonesPosition, seat: number | null): StonesView => ({
  ...sharedView(position, seat),
  goal: position.goal,
  pile: countPile(position),
  middle: bySymbol((symbol) => position.middle[symbol]!),
  tray: LETTERS.filter((_, symbol) => position.tray & (1 << symbol)),
  passes: position.passes,
  idle: position.idle,
});

function countPile({ pile, pileSize }: StonesPosition): BySymbol<number> {
  const counts: BySymbol<number> = [0, 0, 0, 0, 0, 0];
  for (const symbol of pile.subarray(0, pileSize)) counts[symbol]!++;
  return counts;
}

/** The pile needs no shuffling: each stone is chosen at random when it is turned over. */
export function resample(from: StonesView): StonesPosition {
  const position = new StonesPosition(configOf(from));
  restoreShared(position, from);
  position.pileSize = 0;
  from.pile.forEach((count, symbol) => position.addToPile(symbol, count));
  from.middle.forEach((count, symbol) => position.addToMiddle(symbol, count));
  position.tray = from.tray.reduce((set, letter) => set | (1 << parseSymbol(letter)), 0);
  position.passes = from.passes;
  position.idle = from.idle;
  return position;
}
