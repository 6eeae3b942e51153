import { expect, test } from 'vitest';
import { meanInterval, percentile, rateInterval } from './statistics.ts';

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
