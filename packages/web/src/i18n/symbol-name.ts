import { symbolOf } from '../lib/symbol-of.ts';
import type { Messages } from './messages.ts';

/** What a symbol is called. */
export const symbolName = (symbol: number, { symbols }: Messages): string => symbols.names[symbol]!;

/** What the symbol of a letter is called. */
export const letterName = (letter: string, t: Messages): string => symbolName(symbolOf(letter), t);

/** So many letters of a name, as they are written on a symbol. */
const start =
  (length: number) =>
  (name: string): string =>
    name.charAt(0).toUpperCase() + name.slice(1, length);

/**
 * What is written on symbols for who cannot tell their colours: as many letters of each name as tell all of them apart.
 * Notation, files and the protocol have letters of their own, the same in every language.
 */
export function marksOf(names: readonly string[], length = 1): readonly string[] {
  const marks = names.map(start(length));
  return new Set(marks).size === names.length ? marks : marksOf(names, length + 1);
}
