import { ALL_SYMBOLS, LETTERS } from '../contract/symbols.ts';

/**
 * Tiles and cards carry two symbols. There are 21 kinds, numbered in canonical order (`RR RO RY … BV VV`); a hand
 * or rack is a count per kind, and a set of kinds fits into 21 bits.
 */
export const KINDS = 21;

const FIRSTS: number[] = [];
const SECONDS: number[] = [];
for (let first = 0; first < 6; first++) {
  for (let second = first; second < 6; second++) {
    FIRSTS.push(first);
    SECONDS.push(second);
  }
}

/** The first symbol of each kind, in canonical order. */
export const FIRST = Uint8Array.from(FIRSTS);
/** The second symbol of each kind; the same as the first for a double. */
export const SECOND = Uint8Array.from(SECONDS);

/** The notation of every kind: its two letters in canonical order. */
export const PIECES: readonly string[] = FIRSTS.map((first, kind) => LETTERS[first]! + LETTERS[SECONDS[kind]!]);

export const isDouble = (kind: number): boolean => FIRST[kind] === SECOND[kind];

/** The set of kinds that are doubles. */
export const DOUBLES = FIRSTS.reduce((set, _, kind) => (isDouble(kind) ? set | (1 << kind) : set), 0);

/** For each of the 64 sets of symbols: the set of kinds that show at least one of them. */
export const KINDS_SHOWING = Int32Array.from({ length: ALL_SYMBOLS + 1 }, (_, symbols) =>
  FIRSTS.reduce((set, first, kind) => (symbols & ((1 << first) | (1 << SECONDS[kind]!)) ? set | (1 << kind) : set), 0),
);

/** The notation of one kind: two letters. */
export const makePiece = (kind: number): string => PIECES[kind] as string;

const KIND_OF = new Map<unknown, number>(PIECES.map((piece, kind) => [piece, kind]));

/** -1 for anything that is not a piece in its canonical notation. */
export const parsePiece = (text: unknown): number => KIND_OF.get(text) ?? -1;

/** A multiset of pieces with `doubles` copies of each double and `mixed` copies of each other pair. */
export function pieceSet(mixed: number, doubles: number): Uint8Array {
  const pieces: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = isDouble(kind) ? doubles : mixed;
    for (let copy = 0; copy < copies; copy++) pieces.push(kind);
  }
  return Uint8Array.from(pieces);
}

/** How many members a set in bits has. */
export function countBits(set: number): number {
  // Adds up neighbouring bits, then pairs, then fours: no branch to mispredict in the middle of a playout.
  let sums = set - ((set >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The member of a set in bits that has `index` smaller ones. */
export function nthBit(set: number, index: number): number {
  let rest = set;
  for (let skipped = 0; skipped < index; skipped++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
