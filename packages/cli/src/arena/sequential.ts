import { mean, type Interval } from './statistics.ts';

/** What a bettor risks of their money in each deal; half of them bet on more than is claimed, half on less. */
const STAKES = [0.05, 0.1, 0.2, 0.4, 0.8] as const;

/** Who is right about a claim has so much of what they began with in one of twenty cases at most. */
const REFUTED = 20;

/** Before so many deals nothing is clear: a rate of fewer tells little, whether it is even or not. */
const FEWEST = 20;

const HALVINGS = 40;

/**
 * What bettors would make of each unit of money if somebody claimed that the mean of these values between 0 and 1 is
 * `claim`, and gave them fair odds deal after deal. If it is true, nobody comes to twenty units with a chance of more than 5 %,
 * whenever they look (Ville): so one may look after every deal and stop at will, and still be wrong in 5 % at most.
 */
export function refutation(counts: ReadonlyMap<number, number>, claim: number): number {
  const grown = (stake: number, gain: (value: number) => number): number =>
    Math.exp(sum([...counts].map(([value, count]) => count * Math.log(1 - stake + stake * gain(value)))));
  const more = STAKES.map((stake) => grown(stake, (value) => value / claim));
  const less = STAKES.map((stake) => grown(stake, (value) => (1 - value) / (1 - claim)));
  return mean([...more, ...less]);
}

/** The 95 % interval of a mean of values between 0 and 1 that holds whenever one stops: all that is not refuted. */
export function sequentialInterval(rates: readonly number[]): Interval {
  const counts = countsOf(rates);
  // What bettors have is a convex function of the claim, and of the mean itself they make nothing.
  const middle = mean(rates);
  const edge = (outside: number): number => {
    let [kept, refuted] = [middle, outside];
    for (let round = 0; round < HALVINGS; round++) {
      const claim = (kept + refuted) / 2;
      if (refutation(counts, claim) < REFUTED) kept = claim;
      else refuted = claim;
    }
    return refuted;
  };
  return rates.length === 0 ? [0, 1] : [edge(0), edge(1)];
}

/** After how many deals it was clear that the mean is not the even share; null as long as it is not. */
export function clearAfter(rates: readonly number[], even: number): number | null {
  const counts = new Map<number, number>();
  for (const [index, rate] of rates.entries()) {
    counts.set(rate, (counts.get(rate) ?? 0) + 1);
    if (index + 1 >= FEWEST && refutation(counts, even) >= REFUTED) return index + 1;
  }
  return null;
}

function countsOf(rates: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const rate of rates) counts.set(rate, (counts.get(rate) ?? 0) + 1);
  return counts;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
