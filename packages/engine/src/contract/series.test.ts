import { expect, test } from 'vitest';
import { seriesStanding, seriesStarter } from './series.ts';

test('F6 victory points are added up; the highest sum is first', () => {
  const games = [{ points: [3, 7, 5] }, { points: [6, 1, 2] }];
  expect(seriesStanding(3, games)).toEqual({ points: [9, 8, 7], ranks: [1, 2, 3] });
});

test('F6 equal sums share the rank', () => {
  expect(seriesStanding(3, [{ points: [4, 7, 0] }, { points: [4, 1, 2] }])).toEqual({
    points: [8, 8, 2],
    ranks: [1, 1, 3],
  });
});

test('F6 before the first game all are level', () => {
  expect(seriesStanding(2, [])).toEqual({ points: [0, 0], ranks: [1, 1] });
});

test('F5 the start moves one seat clockwise each game', () => {
  expect([0, 1, 2, 3].map((index) => seriesStarter(2, index, 3))).toEqual([2, 0, 1, 2]);
});
