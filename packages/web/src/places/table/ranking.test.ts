import type { Result, Tracks } from '@sixfold/engine';
import { ranks, weakest } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { rankRows, winners } from './ranking.ts';

const alone = (seat: number): number => seat;
const resultOf = (tracks: Tracks[], instant: number | null = null): Result => ({
  ranks: ranks(tracks, instant),
  tracks,
  instant,
  points: tracks.map(weakest),
});

test('values stand weakest first and keep their symbols', () => {
  const [row] = rankRows(resultOf([[5, 3, 9, 1, 4, 2]]), alone);
  expect(row?.values.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 9]);
  expect(row?.values.map(({ symbol }) => symbol)).toEqual([3, 5, 1, 4, 0, 2]);
  expect(row?.deciding).toBeNull();
});

test('the first value in which neighbours differ decides', () => {
  const rows = rankRows(
    resultOf([
      [2, 3, 4, 5, 6, 7],
      [2, 3, 5, 5, 6, 7],
      [1, 9, 9, 9, 9, 9],
    ]),
    alone,
  );
  expect(rows.map(({ seats }) => seats)).toEqual([[1], [0], [2]]);
  expect(rows.map(({ deciding }) => deciding)).toEqual([2, 2, 0]);
});

test('equal values share a rank and nothing decides', () => {
  const rows = rankRows(
    resultOf([
      [1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1],
    ]),
    alone,
  );
  expect(rows.map(({ rank }) => rank)).toEqual([1, 1]);
  expect(rows.map(({ deciding }) => deciding)).toEqual([null, null]);
  expect(winners(rows)).toHaveLength(2);
});

test('an instant win is decided by no value', () => {
  const rows = rankRows(
    resultOf(
      [
        [5, 5, 5, 5, 5, 5],
        [4, 4, 4, 4, 4, 4],
      ],
      1,
    ),
    alone,
  );
  expect(rows.map(({ seats }) => seats)).toEqual([[1], [0]]);
  expect(rows.every(({ deciding }) => deciding === null)).toBe(true);
});

test('partners stand in one line', () => {
  const own: Tracks = [3, 3, 3, 3, 3, 3];
  const other: Tracks = [2, 4, 4, 4, 4, 4];
  const result: Result = { ranks: [1, 2, 1, 2], tracks: [own, other, own, other], instant: null, points: [3, 2, 3, 2] };
  const rows = rankRows(result, (seat) => seat % 2);
  expect(rows.map(({ seats }) => seats)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(rows[0]?.deciding).toBe(0);
});
