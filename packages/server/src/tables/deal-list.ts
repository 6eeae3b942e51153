import * as v from 'valibot';
import type { DailyRow } from '../store/daily-store.ts';

/** What came of a ranked deal, by its log. */
export interface RankedResult {
  readonly points: number;
  /** Null for one who played alone. */
  readonly hasWon: boolean | null;
}

const stored = v.object({ points: v.number(), hasWon: v.nullable(v.boolean()) });

export function readResult({ result }: DailyRow): RankedResult[] {
  const read = v.safeParse(stored, result === null ? null : JSON.parse(result));
  return read.success ? [read.output] : [];
}

/** Who won is before who did not; then the weakest track counts. */
const compare = (a: RankedResult, b: RankedResult): number =>
  Number(b.hasWon ?? false) - Number(a.hasWon ?? false) || b.points - a.points;

/** Best first. */
export const rankResults = (results: readonly RankedResult[]): RankedResult[] => results.toSorted(compare);

/** Of a hundred others, how many did worse; of equals half. Null where there are no others. */
export function percentileOf(own: RankedResult, all: readonly RankedResult[]): number | null {
  if (all.length < 2) return null;
  const worse = all.filter((other) => compare(own, other) < 0).length;
  const equal = all.filter((other) => compare(own, other) === 0).length - 1;
  return Math.round((100 * (worse + equal / 2)) / (all.length - 1));
}
