/** What is counted while the load runs. Times are in milliseconds. */
export class Tally {
  readonly acknowledged: number[] = [];
  readonly seen: number[] = [];
  lost = 0;
  duplicated = 0;
  /** What was refused, or told in a form that is not understood; none should be. */
  readonly trouble: string[] = [];
  /** Moves that were due while no table was ready for one. */
  missed = 0;

  /** Forgets the times, of the minutes before it counts; what went wrong stays. */
  begin(): void {
    this.acknowledged.length = 0;
    this.seen.length = 0;
    this.missed = 0;
  }
}

/** The value below which this share of all values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
