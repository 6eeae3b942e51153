import { describe, expect, test } from 'vitest';
import { addCounts, atMost, binomial, hypergeometric, meanOf, rangeOf, someFaceAtMost } from './maths.ts';

/** Counts in all cases that there are, each as likely as the others. */
function brute(cases: readonly (readonly boolean[])[], length: number): number[] {
  const counts = Array<number>(length).fill(0);
  for (const one of cases) counts[one.filter(Boolean).length]! += 1 / cases.length;
  return counts;
}

/** All rolls of so many dice. */
const rolls = (dice: number): number[][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((rest) => [0, 1, 2, 3, 4, 5].map((face) => [face, ...rest]));

/** All hands of so many from a list. */
const hands = (pieces: readonly boolean[], size: number): boolean[][] =>
  size === 0
    ? [[]]
    : pieces.flatMap((piece, index) => hands(pieces.slice(index + 1), size - 1).map((rest) => [piece, ...rest]));

const close = (counts: readonly number[], expected: readonly number[]): void => {
  expect(counts).toHaveLength(expected.length);
  for (const [k, p] of expected.entries()) expect(counts[k]).toBeCloseTo(p, 12);
};

describe('what is to be expected', () => {
  test.each([0, 1, 3, 5])('of %i dice is what all rolls show', (dice) => {
    close(
      binomial(dice, 1 / 6),
      brute(
        rolls(dice).map((roll) => roll.map((face) => face === 2)),
        dice + 1,
      ),
    );
  });

  test.each([
    [7, 3, 0],
    [7, 3, 4],
    [8, 5, 6],
    [6, 0, 3],
    [5, 5, 5],
  ])('of %i pieces, %i of them marked, %i drawn is what all hands show', (all, marked, drawn) => {
    const pieces = Array.from({ length: all }, (_, index) => index < marked);
    close(hypergeometric(all, marked, drawn), brute(hands(pieces, drawn), drawn + 1));
  });

  test.each([
    [5, 0],
    [6, 0],
    [6, 1],
    [7, 0],
  ])('that in %i rolls some face comes at most %i times is what all rolls show', (dice, most) => {
    const all = rolls(dice);
    const rare = all.filter((roll) =>
      [0, 1, 2, 3, 4, 5].some((face) => roll.filter((one) => one === face).length <= most),
    );
    expect(someFaceAtMost(dice, most)).toBeCloseTo(rare.length / all.length, 9);
  });

  test('of two evenings is what both together show', () => {
    close(addCounts(binomial(2, 1 / 6), binomial(3, 1 / 6)), binomial(5, 1 / 6));
  });

  test('of many rolls still sums to one', () => {
    const many = binomial(6000, 1 / 6);
    expect(atMost(many, 6000)).toBeCloseTo(1, 9);
    expect(meanOf(many)).toBeCloseTo(1000, 6);
  });
});

test('a range leaves out at most a fortieth on each side, and no less than it must', () => {
  const counts = binomial(60, 1 / 6);
  const { from, to } = rangeOf(counts);
  expect([from, to]).toEqual([5, 16]);
  expect(atMost(counts, from - 1)).toBeLessThanOrEqual(0.025);
  expect(atMost(counts, from)).toBeGreaterThan(0.025);
  expect(1 - atMost(counts, to)).toBeLessThanOrEqual(0.025);
  expect(1 - atMost(counts, to - 1)).toBeGreaterThan(0.025);
  expect(rangeOf([1])).toEqual({ from: 0, to: 0 });
});
