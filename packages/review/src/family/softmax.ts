/** Shares that add up to 1: whoever stands one higher has e times as much. */
export function softmax(heights: readonly number[]): number[] {
  const highest = Math.max(...heights);
  const weights = heights.map((height) => Math.exp(height - highest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** How high a chance stands on that scale. Certainty is left out: nobody knows so much before the end. */
export function logit(chance: number): number {
  const sure = Math.min(Math.max(chance, 1e-4), 1 - 1e-4);
  return Math.log(sure / (1 - sure));
}
