import type { At, Letter, Source } from '@sixfold/engine';
import { EMPTY, fieldAt, linesFrom, type TilePosition } from '@sixfold/engine/family';
import type { CountedSymbol } from '@sixfold/engine/sheet';
import type { CountingProps } from '../../../face/counting.ts';
import { symbolOf } from '../../../lib/symbol-of.ts';
import { DIRECTIONS, isSame, neighbour } from '../../../tiles/hexes.ts';

/** The board of the real table, to be painted. */
export interface DrawnBoard {
  readonly radius: number;
  /** What its fields show before anybody paints. */
  readonly blank: Uint8Array;
  /** The fields that are marked on it. */
  readonly marks: readonly number[];
  /** Whether tiles may lie on tiles. */
  readonly mayStack: boolean;
}

/** What helps to count a tile is given, on whichever way. */
export interface TileCountingProps extends CountingProps {
  readonly board: DrawnBoard;
}

export const drawnFrom = ({ board, tops }: TilePosition, mayStack: boolean): DrawnBoard => ({
  radius: board.radius,
  blank: tops,
  marks: board.marks,
  mayStack,
});

/** The tile that is to be counted, as far as it is told: its symbols, and the fields under them. */
export interface ToldTile {
  readonly halves: readonly [Letter | null, Letter | null];
  readonly at: readonly At[];
}

export const noTile: ToldTile = { halves: [null, null], at: [] };

/** What a field shows: a symbol, or EMPTY. */
export const topAt = (tops: Uint8Array, at: At): number => tops[fieldAt(...at)] ?? EMPTY;

export const isPrinted = ({ blank }: DrawnBoard, at: At): boolean => topAt(blank, at) !== EMPTY;

/** Whether a mark of the board can be seen here: something lies on it from the start, which is to be painted. */
export const isBareMark = ({ marks }: DrawnBoard, tops: Uint8Array, at: At): boolean =>
  marks.includes(fieldAt(...at)) && topAt(tops, at) === EMPTY;

/** Paints a symbol on a field; the same one again, or EMPTY, wipes it. What is printed stays. */
export function paintField(board: DrawnBoard, tops: Uint8Array, at: At, symbol: number): Uint8Array {
  if (isPrinted(board, at)) return tops;
  return tops.with(fieldAt(...at), topAt(tops, at) === symbol ? EMPTY : symbol);
}

export const isUnder = ({ at }: ToldTile, field: At): boolean => at.some((one) => isSame(one, field));

export const lift = (tile: ToldTile): ToldTile => ({ ...tile, at: [] });

/** Whether half a tile may lie here: on a free field (B4), or on whatever lies there where tiles are stacked (T5). */
export const isOpenTo = ({ mayStack }: DrawnBoard, tops: Uint8Array, at: At): boolean =>
  mayStack || topAt(tops, at) === EMPTY;

/** The first field touched is under the first half, a neighbour of it under the second. Touching the tile lifts it. */
export function layHalf(tile: ToldTile, at: At): ToldTile {
  if (isUnder(tile, at)) return lift(tile);
  const [first, second] = tile.at;
  const isBeside = first && !second && DIRECTIONS.some((_, way) => isSame(neighbour(first, way), at));
  return { ...tile, at: isBeside ? [first, at] : [at] };
}

export const withSymbol = (tile: ToldTile, index: number, letter: Letter): ToldTile => {
  const [first, second] = tile.halves;
  return { ...tile, halves: index === 0 ? [letter, second] : [first, letter] };
};

/** A tile that lies on the drawn board, and what counts for each half of it. */
export interface CountedTile {
  readonly tile: string;
  readonly at: readonly [At, At];
  readonly sources: readonly (readonly Source[])[];
  readonly counted: readonly CountedSymbol[];
}

/** Counts the tile in straight lines as the game does (B6, T7), once it is told whole. */
export function countTile(tops: Uint8Array, { halves, at }: ToldTile): CountedTile | null {
  const [one, other] = halves;
  const [first, second] = at;
  if (!one || !other || !first || !second) return null;
  const tile = one + other;
  const sources = linesFrom(tops, tile, [first, second]);
  const [forOne = [], forOther = []] = sources;
  const counted = [
    { symbol: one, lines: [forOne.length] },
    { symbol: other, lines: [forOther.length] },
  ];
  return { tile, at: [first, second], sources, counted };
}

/** What the fields show once the tile was laid. */
export const afterLaying = (tops: Uint8Array, { tile, at }: CountedTile): Uint8Array =>
  at.reduce((shown, field, half) => shown.with(fieldAt(...field), symbolOf(tile.charAt(half))), tops);
