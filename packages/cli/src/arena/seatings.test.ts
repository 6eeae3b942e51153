import { expect, test } from 'vitest';
import { seatingsOf } from './seatings.ts';

test('two players: every pair, on both sides', () => {
  expect(seatingsOf(2, 2)).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(seatingsOf(3, 2)).toHaveLength(6);
});

test('one against many sits on every seat', () => {
  expect(seatingsOf(2, 3)).toEqual([
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ]);
});

test('as many as there are seats: everyone on every seat', () => {
  const seatings = seatingsOf(4, 4);
  for (const place of [0, 1, 2, 3]) expect(new Set(seatings.map((seating) => seating[place])).size).toBe(4);
});

test('alone, each plays the deal once', () => {
  expect(seatingsOf(3, 1)).toEqual([[0], [1], [2]]);
});
