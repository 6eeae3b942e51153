import { describe, expect, test } from 'vitest';
import { compareTracks, ranks, weakest } from './ranking.ts';

const EVEN = [5, 5, 5, 5, 5, 5];

describe('F4 ranking', () => {
  test('the weakest track decides, however good the others are', () => {
    expect(compareTracks(EVEN, [4, 18, 18, 18, 18, 18])).toBeGreaterThan(0);
    expect(ranks([[4, 18, 18, 18, 18, 18], EVEN], null)).toEqual([2, 1]);
  });

  test('then the next weakest, and so on, in whatever colours', () => {
    expect(compareTracks([9, 5, 7, 5, 8, 6], [5, 6, 5, 8, 7, 8])).toBeGreaterThan(0);
    expect(compareTracks([6, 5, 7], [7, 6, 5])).toBe(0);
  });

  test('equal to the end: the rank is shared, and the next one is left out', () => {
    expect(ranks([EVEN, [6, 6, 6, 6, 6, 6], EVEN, [1, 9, 9, 9, 9, 9]], null)).toEqual([2, 1, 2, 4]);
    expect(ranks([EVEN, EVEN, EVEN], null)).toEqual([1, 1, 1]);
  });

  test('who won at once is first whatever the values say; the others follow by theirs', () => {
    expect(ranks([EVEN, [1, 1, 1, 1, 1, 1], [6, 6, 6, 6, 6, 6]], 1)).toEqual([3, 1, 2]);
    expect(ranks([EVEN, EVEN], 1)).toEqual([2, 1]);
  });

  test('values are left as they are', () => {
    const tracks = [3, 1, 2, 6, 5, 4];
    compareTracks(tracks, EVEN);
    expect(tracks).toEqual([3, 1, 2, 6, 5, 4]);
  });
});

test('F3 the weakest value is the lowest', () => {
  expect(weakest([7, 3, 9, 3, 18, 4])).toBe(3);
  expect(weakest(Uint8Array.of(7, 8, 0))).toBe(0);
});
