export type Interval = readonly [low: number, high: number];

/** Ninety-five of a hundred normally distributed values are within so many standard deviations. */
const REACH = 1.96;

/** Imaginary deals added to those of a rate, which gives a clean sweep an interval too (Agresti and Coull). */
const PRUDENCE = 4;

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;

/** The 95 % interval of a mean of independent values. */
export function meanInterval(values: readonly number[]): Interval {
  const middle = mean(values);
  const variance = values.reduce((total, value) => total + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
  const reach = REACH * Math.sqrt(variance / Math.max(1, values.length));
  return [middle - reach, middle + reach];
}

/**
 * The 95 % interval of a mean of independent values between 0 and 1. The imaginary ones among them are won as often as
 * somebody would who is no better than the others: `even` of them.
 */
export function rateInterval(rates: readonly number[], even = 0.5): Interval {
  const count = rates.length + PRUDENCE;
  const middle = (rates.length * mean(rates) + PRUDENCE * even) / count;
  const imagined = PRUDENCE * (even * (1 - middle) ** 2 + (1 - even) * middle ** 2);
  const squares = rates.reduce((total, rate) => total + (rate - middle) ** 2, imagined);
  const reach = REACH * Math.sqrt(squares / (count - 1) / count);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** The value below which so large a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
