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

test('two out of three, by hand', () => {
  // Two wins and a loss, and the drawn game that is added: 2.5 of 4 against 1.5 of 4.
  const games = [...times(2, { who: [0, 1], shares: [1, 0] }), { who: [0, 1], shares: [0, 1] }];
  expect(ratingsOf(games, 2)).toEqual([Math.round(400 * Math.log10(2.5 / 1.5)), 0]);
});

test('a shared win counts as half of one', () => {
  const games = times(10, { who: [0, 1], shares: [0.5, 0.5] });
  expect(ratingsOf(games, 2)).toEqual([0, 0]);
});

test('without games everyone is equal', () => {
  expect(ratingsOf([], 3)).toEqual([0, 0, 0]);
});

test('contests can be told by their number and their mean', () => {
  const one: RatedGame[] = [
    { who: [0, 1, 1], shares: [0.5, 0.25, 0.25], count: 60 },
    { who: [1, 2, 2], shares: [0.6, 0.2, 0.2], count: 30 },
  ];
  const each = one.flatMap(({ count = 1, ...contest }) => times(count, contest));
  expect(ratingsOf(one, 3)).toEqual(ratingsOf(each, 3));
});

test('a ladder of nine is one scale', () => {
  // Everybody is 150 points ahead of the next, and everybody met the next two.
  const share = (points: number): number => 1 / (1 + 10 ** (-points / 400));
  const met = [1, 2].flatMap((apart) =>
    Array.from({ length: 9 - apart }, (_, one) => ({
      who: [one, one + apart],
      shares: [share(150 * apart), share(-150 * apart)],
      count: 10_000,
    })),
  );
  for (const [one, elo] of ratingsOf(met, 9).entries()) expect(Math.abs(elo - 150 * (8 - one))).toBeLessThan(3);
});
