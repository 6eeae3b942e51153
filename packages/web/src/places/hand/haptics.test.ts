import type { SeenPly } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { pointsOf, rhythmOf } from './haptics.ts';

const scored = (seat: number, points: number): SeenPly => ({
  ply: 0,
  seat,
  move: { type: 'place' },
  events: [{ type: 'score', seat, symbol: 'R', points, track: points }],
});

test('only what one scored oneself is felt', () => {
  expect(pointsOf([scored(0, 3), scored(1, 5), scored(0, 1)], 0)).toBe(4);
});

test('a point is one shake, and one turn is told after what was scored', () => {
  expect(rhythmOf(2, false)).toEqual([18, 42, 18, 42]);
  expect(rhythmOf(1, true)).toEqual([18, 42, 70, 50, 70]);
  expect(rhythmOf(0, false)).toEqual([]);
});

test('nobody counts more shakes than eight', () => {
  expect(rhythmOf(20, false)).toEqual(rhythmOf(8, false));
});
