import { openUpTo } from '@sixfold/engine/family';
import { RAIL } from '@sixfold/engine/dice';

/**
 * Six rows of boxes as one number, three bits a row, so that what is known of them can stand in a table. While crosses
 * are added each row has five bits. This is the innermost loop of the search: everything is looked up, three rows at
 * a time.
 */
export const ALL_ROWS = 1 << 18;
/** All 42 boxes crossed. */
export const FULL = ALL_ROWS - 1;

const HALF = 1 << 15;

/** From here on the weakest row keeps nothing closed. */
const ENOUGH = RAIL.gates[1].needs;

/** How far rows can come whose weakest is (or could be) here (D6). */
const LIMITS = Array.from({ length: ENOUGH + 1 }, (_, lowest) => openUpTo(RAIL, lowest));

export const rowOf = (rows: number, symbol: number): number => (rows >> (symbol * 3)) & 7;

/** Six rows of at most seven boxes as one number. */
export const packRows = (values: ArrayLike<number>): number => pack(values, 3);

/** Six values, the first in the lowest bits. */
export function pack(values: ArrayLike<number>, bits: number): number {
  let packed = 0;
  for (let symbol = 5; symbol >= 0; symbol--) packed = (packed << bits) | values[symbol]!;
  return packed;
}

/** Room to add crosses to each row. */
export const spread = (rows: number): number =>
  pack(
    [0, 1, 2, 3, 4, 5].map((symbol) => rowOf(rows, symbol)),
    5,
  );

/** Whether the gates ever let rows stand like this, given the weakest and the strongest. */
export const isReachable = (low: number, high: number): boolean => high <= LIMITS[Math.min(low, ENOUGH)]!;

const threeRows = (half: number): number[] => [half & 31, (half >> 5) & 31, half >> 10];

/** For three spread rows: the weakest, as far as it matters for the gates. */
const lowest = Uint8Array.from({ length: HALF }, (_, half) => Math.min(ENOUGH, ...threeRows(half)));

const limited = (limit: number): Uint16Array =>
  Uint16Array.from({ length: HALF }, (_, half) =>
    threeRows(half).reduceRight((packed, row) => (packed << 3) | Math.min(row, limit), 0),
  );

/** For each weakest row: three spread rows, packed again and cut where the next area is closed. */
const cut = new Map([...new Set(LIMITS)].map((limit) => [limit, limited(limit)]));
const cutBy = LIMITS.map((limit) => cut.get(limit)!);

/** The rows after crosses were added to spread rows: what cannot be crossed is lost (D6). */
export function settle(spreadRows: number): number {
  const first = spreadRows & (HALF - 1);
  const last = spreadRows >> 15;
  const a = lowest[first]!;
  const b = lowest[last]!;
  const cutHalf = cutBy[a < b ? a : b]!;
  return cutHalf[first]! | (cutHalf[last]! << 9);
}
