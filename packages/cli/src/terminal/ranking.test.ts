import type { Result } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { Paint } from './paint.ts';
import { sayRanking, sayWinners } from './ranking.ts';

const paint = new Paint(false);
const names = ['Anna', 'Ben', 'Cleo'];

const result = (ranks: number[], tracks: Result['tracks'], instant: number | null = null): Result => ({
  ranks,
  tracks,
  instant,
  points: [],
});

describe('F4', () => {
  test('values stand in the order in which they are compared, the deciding one in brackets', () => {
    const lines = sayRanking(
      result(
        [2, 1, 3],
        [
          [5, 4, 3, 2, 1, 9],
          [9, 8, 1, 2, 4, 5],
          [0, 9, 9, 9, 9, 9],
        ],
      ),
      names,
      paint,
    );
    expect(lines).toEqual([
      '  1.  Ben            Y  1  G  2 [B  4] V  5  O  8  R  9 ',
      '  2.  Anna           B  1  G  2 [Y  3] O  4  R  5  V  9 ',
      '  3.  Cleo          [R  0] O  9  Y  9  G  9  B  9  V  9 ',
    ]);
  });

  test('nothing decides between equals, nor against one who won at once', () => {
    const tracks: Result['tracks'] = [
      [1, 1, 1, 1, 1, 1],
      [7, 7, 7, 7, 7, 7],
      [1, 1, 1, 1, 1, 1],
    ];
    const lines = sayRanking(result([2, 1, 2], tracks, 1), names, paint);
    expect(lines.join('\n')).not.toContain('[');
    expect(lines[0]).toContain('wins at once');
  });
});

test('winners are named', () => {
  expect(sayWinners([1, 2], ['You', 'Greedy'], 'it')).toBe('You win it.');
  expect(sayWinners([2, 1], ['You', 'Greedy'], 'it')).toBe('Greedy wins it.');
  expect(sayWinners([1, 1], ['You', 'Greedy'], 'the series')).toBe('You and Greedy share the series.');
});
