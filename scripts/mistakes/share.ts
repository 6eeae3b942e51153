import { NINETY_FIVE } from '@sixfold/review/statistics';

/** How many of how many. */
export interface Share {
  readonly hits: number;
  readonly count: number;
}

export const shareOf = <T>(all: readonly T[], isHit: (one: T) => boolean): Share => ({
  hits: all.filter(isHit).length,
  count: all.length,
});

export const rateOf = ({ hits, count }: Share): number => hits / count;

/** What holds the truth in 95 of 100 cases, as Wilson reckons it: also where all or none were hit some room is left. */
export function intervalOf(share: Share): readonly [number, number] {
  const [rate, each] = [rateOf(share), NINETY_FIVE ** 2 / share.count];
  const middle = (rate + each / 2) / (1 + each);
  const half = Math.sqrt(each * (rate * (1 - rate) + each / 4)) / (1 + each);
  return [middle - half, middle + half];
}

const percent = (rate: number): string => (100 * rate).toFixed(1);

/** The share and its interval, in percent. */
export function sayShare(share: Share): string {
  if (share.count === 0) return 'none';
  const [low, high] = intervalOf(share);
  return `${percent(rateOf(share))} % (${percent(low)} to ${percent(high)})`;
}
