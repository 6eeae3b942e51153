import { expect, test } from 'vitest';
import { ratingsOf, type RatedGame } from './rating.ts';

const times = (count: number, contest: RatedGame): RatedGame[] => Array<RatedGame>(count).fill(contest);

test('ten wins for each loss are 400 points', () => {
  const contests = [...times(1000, { who: [0, 1], shares: [1, 0] }), ...times(100, { who: [0, 1], shares: [0, 1] })];
  const [better, anchor] = ratingsOf(contests, 2);
  expect(anchor).toBe(0);
  expect(Math.abs(better! - 400)).toBeLessThan(5);
});

test('an even share of the wins is an even rating, however many play', () => {
  const contests = [
    ...times(100, { who: [0, 1, 1], shares: [1, 0, 0] }),
    ...times(200, { who: [0, 1, 1], shares: [0, 1, 0] }),
  ];
  expect(ratingsOf(contests, 2)).toEqual([0, 0]);
});

test('ratings carry over those who never met', () => {
  const contests = [
    ...times(1000, { who: [0, 1], shares: [1, 0] }),
    ...times(100, { who: [0, 1], shares: [0, 1] }),
    ...times(1000, { who: [1, 2], shares: [1, 0] }),
    ...times(100, { who: [1, 2], shares: [0, 1] }),
  ];
  expect(Math.abs(ratingsOf(contests, 3)[0]! - 800)).toBeLessThan(10);
});

test('a clean sweep has a finite rating', () => {
  expect(ratingsOf(times(50, { who: [0, 1], shares: [1, 0] }), 2)[0]).toBeGreaterThan(600);
});
