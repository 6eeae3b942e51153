import type { SeenEvent } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { highlightFrom, highlightsOf } from './highlights.ts';

const ply = (seat: number, points: number, ...more: SeenEvent[]): SeenPly => ({
  ply: 0,
  seat,
  move: { type: 'place' },
  events: [{ type: 'score', seat, symbol: 'R', points, track: points }, ...more],
});
const bonus: SeenEvent = { type: 'bonus', seat: 0, symbol: 'R' };

test('bonus turns and each player’s best move are worth a look', () => {
  const plies = [ply(0, 1), ply(1, 2), ply(0, 5), ply(1, 1), ply(0, 2, bonus), ply(1, 2)];
  expect(highlightsOf(plies)).toEqual([2, 3, 5]);
});

test('a game without points has none', () => {
  expect(highlightsOf([ply(0, 0), ply(1, 0)])).toEqual([]);
});

test('one jumps to the next, or to the one before', () => {
  expect([highlightFrom([2, 3, 5], 3, 1), highlightFrom([2, 3, 5], 3, -1)]).toEqual([5, 2]);
  expect([highlightFrom([2, 3, 5], 5, 1), highlightFrom([2, 3, 5], 2, -1)]).toEqual([null, null]);
});
