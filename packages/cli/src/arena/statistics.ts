export type Interval = readonly [low: number, high: number];

/** Ninety-five of a hundred normally distributed values are within so many standard deviations. */
const REACH = 1.96;

/** Imaginary units added to each end of a rate, which gives a clean sweep an interval too (Agresti and Coull). */
const PRUDENCE = 2;

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;

/** The 95 % interval of a mean of independent values. */
export function meanInterval(values: readonly number[]): Interval {
  const middle = mean(values);
  const variance = values.reduce((total, value) => total + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
  const reach = REACH * Math.sqrt(variance / Math.max(1, values.length));
  return [middle - reach, middle + reach];
}

/** The 95 % interval of a mean of independent values between 0 and 1. */
export function rateInterval(rates: readonly number[]): Interval {
  const ends = Array.from({ length: 2 * PRUDENCE }, (_, index) => index % 2);
  const [low, high] = meanInterval([...rates, ...ends]);
  return [Math.max(0, low), Math.min(1, high)];
}

/** The value below which so large a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
