import { expect, test } from 'vitest';
import { layOutTrend, TREND, trendOf } from './trend.ts';

const games = (...values: number[]) => values.map((sum) => ({ sum, cases: 1 }));

test('no mean is told of fewer than five games', () => {
  const trend = trendOf(games(0.1, 0.2, 0.3, 0.4, 0.5));
  expect(trend.map(({ value }) => value)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(trend.slice(0, 4).every(({ sofar }) => sofar === null)).toBe(true);
  // The variance is 0.025, so the standard error of five is the root of 0.005; 2.73 of them are 0.193.
  const { mean = 0, from = 0, to = 0 } = trend[4]?.sofar ?? {};
  expect([mean, from, to].map((value) => value.toFixed(4))).toEqual(['0.3000', '0.1070', '0.4930']);
});

test('a game is worth what each of its cases is, and counts for as many', () => {
  const trend = trendOf([...games(0, 0, 0, 0), { sum: 1, cases: 4 }]);
  expect(trend[4]?.value).toBe(0.25);
  expect(trend[4]?.sofar?.mean).toBe(0.125);
});

test('zero is at the bottom, or in the middle of what may be below it', () => {
  const trend = trendOf(games(0.03, 0.01));
  const [floor, middle] = [TREND.height - TREND.bottom, (TREND.height - TREND.bottom + TREND.top) / 2];
  const unsigned = layOutTrend(trend, false);
  expect(unsigned.rules.map(({ value }) => value)).toEqual([0, 0.025, 0.05]);
  expect(unsigned.rules[0]?.y).toBe(floor);
  expect([unsigned.line, unsigned.band]).toEqual(['', '']);
  const signed = layOutTrend(trend, true);
  expect(signed.rules.map(({ value }) => value)).toEqual([-0.05, 0, 0.05]);
  expect(signed.rules[1]?.y).toBe(middle);
});

test('everything lies within the picture, however wide the interval', () => {
  const { dots, band, line } = layOutTrend(trendOf(games(-0.9, 0.9, -0.9, 0.9, -0.9, 0.9)), true);
  expect(dots).toHaveLength(6);
  expect(line.split('L')).toHaveLength(2);
  const places = [...band.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(places).toHaveLength(4);
  for (const [x, y] of [...places, ...dots.map((dot) => [dot.x, dot.y] as const)]) {
    expect(x).toBeGreaterThan(TREND.left);
    expect(x).toBeLessThan(TREND.width - TREND.right);
    expect(y).toBeGreaterThanOrEqual(TREND.top);
    expect(y).toBeLessThanOrEqual(TREND.height - TREND.bottom);
  }
});
