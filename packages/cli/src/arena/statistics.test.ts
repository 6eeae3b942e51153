import { expect, test } from 'vitest';
import { mean, meanInterval, percentile, rateInterval } from './statistics.ts';

test('the interval of a mean', () => {
  // Standard deviation 1 and 100 values: 1.96 / 10 to both sides.
  const values = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 4 : 6));
  const [low, high] = meanInterval(values);
  expect(low).toBeCloseTo(5 - 0.197, 3);
  expect(high).toBeCloseTo(5 + 0.197, 3);
});

test('a clean sweep is no certainty, and the fewer deals the less', () => {
  const [low, high] = rateInterval(Array<number>(200).fill(1));
  expect(high).toBe(1);
  expect(low).toBeGreaterThan(0.97);
  expect(low).toBeLessThan(1);
  expect(rateInterval([1, 1])[0]).toBeLessThan(0.5);
});

test('the percentile is a value that was seen', () => {
  const values = Array.from({ length: 200 }, (_, index) => index + 1);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile([7], 0.99)).toBe(7);
});

test('the mean of nothing is nothing, and of one value the value, without a reach', () => {
  expect(mean([])).toBe(0);
  expect(mean([3, 4, 8])).toBe(5);
  expect(meanInterval([7])).toEqual([7, 7]);
  expect(meanInterval([])).toEqual([0, 0]);
});

test('the interval of two values, by hand', () => {
  // Mean 2, sample variance 2, standard error 1.
  expect(meanInterval([1, 3])).toEqual([2 - 1.96, 2 + 1.96]);
});

test('the interval of a rate, by hand', () => {
  // 0.5 and 0.5 with two imaginary losses and two wins: mean 0.5, variance (4 · 0.25) / 5 = 0.2, over six values.
  const reach = 1.96 * Math.sqrt(0.2 / 6);
  const [low, high] = rateInterval([0.5, 0.5]);
  expect(low).toBeCloseTo(0.5 - reach, 12);
  expect(high).toBeCloseTo(0.5 + reach, 12);
});

test('with three players imaginary deals are won by one in three', () => {
  // Five deals at 1/3 and four imaginary ones: mean 1/3, squares 4 · (1/3 · 4/9 + 2/3 · 1/9) = 8/9, over 8 and 9.
  const reach = 1.96 * Math.sqrt(8 / 9 / 8 / 9);
  const [low, high] = rateInterval(Array<number>(5).fill(1 / 3), 1 / 3);
  expect(low).toBeCloseTo(1 / 3 - reach, 12);
  expect(high).toBeCloseTo(1 / 3 + reach, 12);
});

test.each([2, 3, 4])('who gets the even share of %i players is in the middle of the interval', (players) => {
  const even = 1 / players;
  const deals = Array.from({ length: 20 * players }, (_, deal) => (deal % players === 0 ? 1 : 0));
  const [low, high] = rateInterval(deals, even);
  expect((low + high) / 2).toBeCloseTo(even, 12);
});

test('the interval of a rate does not leave 0 to 1', () => {
  expect(rateInterval([])).toEqual([0, 1]);
  expect(rateInterval([0])[0]).toBe(0);
});

test('percentiles of nothing and of the ends', () => {
  expect(percentile([], 0.99)).toBe(0);
  expect(percentile([3, 1, 2], 0)).toBe(1);
  expect(percentile([3, 1, 2], 1)).toBe(3);
});
