import { expect, test } from 'vitest';
import type { Result, Tracks } from '../contract/position.ts';
import type { Letter } from '../contract/symbols.ts';
import { summarize, type ToldPly } from './summary.ts';

const score = (seat: number, symbol: Letter, track: number): ToldPly['events'][number] => ({
  type: 'score',
  seat,
  symbol,
  points: 1,
  track,
});
const ply = (seat: number, ...events: ToldPly['events'][number][]): ToldPly => ({ seat, events });
const all = (seat: number, track: number): ToldPly =>
  ply(seat, ...(['R', 'O', 'Y', 'G', 'B', 'V'] as const).map((symbol) => score(seat, symbol, track)));
const six = (value: number): Tracks => [value, value, value, value, value, value];
const result = (tracks: Tracks[], ranks: number[]): Result => ({
  tracks,
  ranks,
  points: tracks.map((values) => Math.min(...values)),
  instant: null,
});

test('the weakest colour of everybody is told after each ply', () => {
  const { weakest } = summarize(
    [all(0, 2), ply(1, score(1, 'R', 5)), all(1, 3)],
    result([six(2), six(3)], [2, 1]),
    [0, 1],
  );
  expect(weakest).toEqual([
    [0, 2, 2, 2],
    [0, 0, 0, 3],
  ]);
});

test('partners share their tracks', () => {
  const { weakest } = summarize([all(0, 2)], result([six(2), six(0), six(2), six(0)], [1, 3, 1, 3]), [0, 1, 0, 1]);
  expect(weakest.map((values) => values.at(-1))).toEqual([2, 0, 2, 0]);
});

test('the biggest move is the one with the most steps, points without room left out', () => {
  const plies = [ply(0, score(0, 'R', 4)), ply(1, score(1, 'R', 3), score(1, 'B', 2)), ply(0, score(0, 'R', 5))];
  expect(summarize(plies, result([six(0), six(0)], [1, 1]), [0, 1]).biggest).toEqual({ ply: 1, seat: 1, steps: 5 });
  expect(summarize([], result([six(0), six(0)], [1, 1]), [0, 1]).biggest).toBeNull();
});

test('what was lacking is the fewest steps of one colour that reach the winner', () => {
  const lost: Tracks = [4, 9, 9, 9, 9, 9];
  const { lacked } = summarize([], result([[5, 5, 9, 9, 9, 9], lost, [0, 0, 9, 9, 9, 9]], [1, 2, 3]), [0, 1, 2]);
  expect(lacked).toEqual([null, { symbol: 0, steps: 1 }, null]);
});

test('after an instant win nobody lacked a point', () => {
  const { lacked } = summarize([], { ...result([six(7), six(1)], [1, 2]), instant: 0 }, [0, 1]);
  expect(lacked).toEqual([null, null]);
});
