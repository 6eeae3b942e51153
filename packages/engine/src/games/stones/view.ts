import type { Config } from '../../card.ts';
import { accept, isRecord, refuse, type Parsed } from '../../errors.ts';
import { LETTERS, parseSymbol, type BySymbol, type Letter } from '../../symbols.ts';
import { configOf, restoreShared, sharedView, type View } from '../../view.ts';
import { card } from './card.ts';
import { GOALS, OPEN, StonesPosition } from './position.ts';

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
  middle: Array.from(position.middle) as BySymbol<number>,
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

/** The middle's stones in canonical order: which of them was turned over first means nothing. */
export const makeSetup = ({ middle, goal }: StonesPosition): Record<string, unknown> => ({
  middle: LETTERS.flatMap((letter, symbol) => Array<Letter>(middle[symbol]!).fill(letter)),
  goal,
});

export function parseSetup({ players }: Config, setup: unknown): Parsed<number[]> {
  const rule = card.rules.setup;
  if (!isRecord(setup)) return refuse({ code: 'malformed', what: 'setup', rule });
  const { middle, goal } = setup;
  if (goal !== GOALS[players]) return refuse({ code: 'malformed', what: 'setup.goal', rule });
  const symbols = Array.isArray(middle) ? middle.map(parseSymbol) : [];
  return symbols.length === OPEN && !symbols.includes(-1)
    ? accept(symbols)
    : refuse({ code: 'malformed', what: 'setup.middle', rule });
}
