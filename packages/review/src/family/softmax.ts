/** Shares that add up to 1: whoever stands one higher has e times as much. */
export function softmax(heights: readonly number[]): number[] {
  const highest = Math.max(...heights);
  const weights = heights.map((height) => Math.exp(height - highest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Nobody is surer than this before the end. */
const SURE = 0.001;

/** How high a chance stands on that scale. */
export function logit(chance: number): number {
  const limited = Math.min(Math.max(chance, SURE), 1 - SURE);
  return Math.log(limited / (1 - limited));
}
