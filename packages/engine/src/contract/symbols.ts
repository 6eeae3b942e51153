/** The six symbols in canonical order (F1). Inside the engine a symbol is its index, 0 to 5. */
export const SYMBOLS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
/** A symbol by its name. */
export type SymbolId = (typeof SYMBOLS)[number];

/** The symbols' letters, in the same order; they stand for symbols in every notation. */
export const LETTERS = ['R', 'O', 'Y', 'G', 'B', 'V'] as const;
/** A symbol by its letter. */
export type Letter = (typeof LETTERS)[number];

/** One value for each symbol, in canonical order. */
export type BySymbol<T> = [T, T, T, T, T, T];

/** What `of` tells of each symbol. */
export const bySymbol = <T>(of: (symbol: number) => T): BySymbol<T> => [of(0), of(1), of(2), of(3), of(4), of(5)];

/** Every set of symbols fits into six bits. */
export const ALL_SYMBOLS = 0b111111;

/** The symbols as a list to draw from: a die's faces, the start stones. */
export const FACES = Uint8Array.of(0, 1, 2, 3, 4, 5);

export const makeSymbol = (symbol: number): Letter => LETTERS[symbol] as Letter;

/** -1 for anything that is not exactly one of the six letters. */
export const parseSymbol = (text: unknown): number => LETTERS.findIndex((letter) => letter === text);
