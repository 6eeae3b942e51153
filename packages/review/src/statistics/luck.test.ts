import { describe, expect, test } from 'vitest';
import { isUnbiased, meanLuck, meanLuckOfDrawers, varianceFactor, type LuckSample } from './luck.ts';
import { isSurelyAbove, meanOf, meanOfCases } from './mean.ts';

const game = (won: boolean, luck: number, drawers = 0): LuckSample => ({
  result: won ? [1, 0] : [0, 1],
  draws: [luck, -luck],
  drawers,
});

describe('a mean', () => {
  test('has the standard error that is reckoned by hand', () => {
    expect(meanOf([1, 2, 3])).toEqual({ mean: 2, error: Math.sqrt(1 / 3), count: 3 });
  });

  test('of a single value is worth nothing', () => {
    expect(meanOf([1]).error).toBe(Infinity);
    expect(isSurelyAbove(meanOf([1]))).toBe(false);
  });

  test('of a case weighs games by their cases, and knows its error by how games differ', () => {
    const games = [
      { sum: 1, cases: 1 },
      { sum: 3, cases: 2 },
      { sum: 5, cases: 3 },
    ];
    // Off a mean of 1.5 by -0.5, 0 and 0.5: a variance of 0.25, three times of which has a root of 0.866.
    expect(meanOfCases(games)).toEqual({ mean: 1.5, error: Math.sqrt(0.75) / 6, count: 3 });
    expect(meanOfCases([1, 2, 3].map((sum) => ({ sum, cases: 1 })))).toEqual(meanOf([1, 2, 3]));
  });

  test('is surely above zero from about two errors on', () => {
    expect(isSurelyAbove({ mean: 1.9, error: 1 })).toBe(false);
    expect(isSurelyAbove({ mean: 2, error: 1 })).toBe(true);
  });
});

describe('of many games', () => {
  const games = [game(true, 0.5, 1), game(false, -0.5, 1), game(true, 0.5, 0), game(false, -0.5, 2)];

  test('luck that explains every result leaves no variance', () => {
    expect(varianceFactor(games).mean).toBe(Infinity);
  });

  test('luck that explains half of every result leaves a quarter of the variance', () => {
    expect(varianceFactor(games.map(({ result }, place) => game(result[0] === 1, place % 2 ? -0.25 : 0.25))).mean).toBe(
      4,
    );
  });

  test('luck that is not seen explains nothing', () => {
    expect(varianceFactor(games.map(({ result }) => game(result[0] === 1, 0))).mean).toBe(1);
  });

  test('the luck of a seat and of whoever draws are two things', () => {
    expect(meanLuck(games, 0).mean).toBe(0);
    expect(meanLuckOfDrawers(games).mean).toBe(1);
    expect(isUnbiased(meanLuck(games, 1))).toBe(true);
    expect(isUnbiased({ mean: 3.6, error: 1, count: 9 })).toBe(false);
  });
});
