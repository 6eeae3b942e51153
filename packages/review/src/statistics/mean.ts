/** A mean and how far off it may be: its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How far values spread around their mean, squared; of a single one nothing is known. */
export function varianceOf(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return values.length < 2 ? Infinity : sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}

/** The mean of values that do not depend on each other. */
export const meanOf = (values: readonly number[]): Mean => ({
  mean: sum(values) / values.length,
  error: Math.sqrt(varianceOf(values) / values.length),
  count: values.length,
});

/** What came together in one game, and in how many cases. */
export interface CaseSum {
  readonly sum: number;
  readonly cases: number;
}

/**
 * The mean of a case over several games. How far off it may be is told by how games differ: cases of one game depend on each other.
 */
export function meanOfCases(games: readonly CaseSum[]): Mean {
  const cases = sum(games.map((game) => game.cases));
  const mean = sum(games.map((game) => game.sum)) / cases;
  const spread = varianceOf(games.map((game) => game.sum - mean * game.cases));
  return { mean, error: Math.sqrt(spread * games.length) / cases, count: games.length };
}

/** Both sides of the interval that holds the truth in 95 of 100 cases are so many standard errors away. */
export const NINETY_FIVE = 1.96;

/** Whether the truth lies above zero with so much certainty. */
export const isSurelyAbove = ({ mean, error }: Pick<Mean, 'mean' | 'error'>): boolean => mean - NINETY_FIVE * error > 0;
