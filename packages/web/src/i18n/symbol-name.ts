import { symbolOf } from '../lib/symbol-of.ts';
import type { Messages } from './messages.ts';

/** What a symbol is called. */
export const symbolName = (symbol: number, { symbols }: Messages): string => symbols.names[symbol]!;

/** What the symbol of a letter is called. */
export const letterName = (letter: string, t: Messages): string => symbolName(symbolOf(letter), t);
