import { meanOfCases, NINETY_FIVE, type CaseSum, type Mean } from '@sixfold/review/statistics';

/** Of fewer games no mean is told: nobody could say how far off it is. */
export const ENOUGH_GAMES = 5;

/** One game after others. */
export interface TrendPoint {
  /** What this game was worth, each case of it. */
  readonly value: number;
  /** The mean up to here, and both ends of the interval that holds the truth in 95 of 100 cases; null after too few games. */
  readonly sofar: { readonly mean: number; readonly from: number; readonly to: number } | null;
}

/** So many standard errors hold the truth in 95 of 100 cases: more after few games (Student's t, by its first terms). */
const errorsAfter = (games: number): number => NINETY_FIVE + 2.37 / (games - 1) + 2.82 / (games - 1) ** 2;

function intervalOf({ mean, error, count }: Mean): TrendPoint['sofar'] {
  const half = errorsAfter(count) * error;
  return { mean, from: mean - half, to: mean + half };
}

/** Games in their order, each with the mean of all up to it. There must be cases in each. */
export const trendOf = (games: readonly CaseSum[]): TrendPoint[] =>
  games.map(({ sum, cases }, place) => ({
    value: sum / cases,
    sofar: place + 1 < ENOUGH_GAMES ? null : intervalOf(meanOfCases(games.slice(0, place + 1))),
  }));

/** The picture is so large, in units of its own; the plot has room for figures to its left. */
export const TREND = { width: 320, height: 130, left: 36, right: 6, top: 8, bottom: 8 } as const;

export interface TrendLayout {
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  /** The mean after each game, and the interval around it; empty after too few games. */
  readonly line: string;
  readonly band: string;
  /** Heights of values to be read. */
  readonly rules: readonly { readonly value: number; readonly y: number }[];
}

/** What the height of the picture may be worth: the least of these that has room for every game. */
const HEIGHTS = [0.02, 0.05, 0.1, 0.2, 0.5, 1];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where everything lies. What cannot be below zero has zero at the bottom, and else in the middle. */
export function layOutTrend(points: readonly TrendPoint[], isSigned: boolean): TrendLayout {
  const most = Math.max(...points.map(({ value }) => Math.abs(value)));
  const high = HEIGHTS.find((height) => height >= most) ?? 1;
  const low = isSigned ? -high : 0;
  const { width, height, left, right, top, bottom } = TREND;
  const xOf = (place: number): number => round(left + ((place + 0.5) / points.length) * (width - left - right));
  const yOf = (value: number): number => {
    const share = (Math.min(high, Math.max(low, value)) - low) / (high - low);
    return round(top + (1 - share) * (height - top - bottom));
  };
  const known = points.flatMap(({ sofar }, place) => (sofar ? [{ x: xOf(place), sofar }] : []));
  const upper = known.map(({ x, sofar }) => `${x} ${yOf(sofar.to)}`);
  const lower = known.map(({ x, sofar }) => `${x} ${yOf(sofar.from)}`).toReversed();
  return {
    dots: points.map(({ value }, place) => ({ x: xOf(place), y: yOf(value) })),
    line: pathOf(known.map(({ x, sofar }) => `${x} ${yOf(sofar.mean)}`)),
    band: pathOf([...upper, ...lower]),
    rules: [low, (low + high) / 2, high].map((value) => ({ value, y: yOf(value) })),
  };
}

const pathOf = (points: readonly string[]): string => (points.length === 0 ? '' : `M${points.join('L')}`);
