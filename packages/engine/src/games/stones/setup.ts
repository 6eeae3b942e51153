import type { Config } from '../../contract/card.ts';
import { accept, isRecord, refuse, type Parsed } from '../../contract/errors.ts';
import { LETTERS, parseSymbol, type Letter } from '../../contract/symbols.ts';
import { card } from './card.ts';
import { GOALS, OPEN, type StonesPosition } from './position.ts';

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
