import type { Letter, SeenEvent } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { gained, gainsBySeat } from './gained.ts';

const ply = (seat: number, ...scores: [Letter, number, number][]): SeenPly => ({
  ply: 0,
  seat,
  move: { type: 'score' },
  events: scores.map(([symbol, points, track]) => ({ type: 'score', seat, symbol, points, track })),
});
const pointsOf = ({ events }: SeenPly): number[] =>
  events.flatMap((event: SeenEvent) => (event.type === 'score' ? [event.points] : []));

test('a score tells what its track gained, not what it had no room for', () => {
  const plies = [ply(0, ['R', 4, 3], ['B', 1, 1]), ply(1, ['R', 2, 2]), ply(0, ['R', 5, 3], ['B', 1, 2])];
  expect(gained(plies, [0, 1]).map(pointsOf)).toEqual([[3, 1], [2], [0, 1]]);
});

test('both halves of a piece may score for one track', () => {
  expect(gained([ply(0, ['R', 2, 2], ['R', 3, 5])], [0]).map(pointsOf)).toEqual([[2, 3]]);
});

test('partners share their tracks', () => {
  const plies = [ply(0, ['G', 17, 17]), ply(2, ['G', 3, 18])];
  expect(gained(plies, [0, 1, 0, 1]).map(pointsOf)).toEqual([[17], [1]]);
});

test('what each seat gained in some plies is counted by symbol', () => {
  const plies = [ply(0, ['R', 2, 2], ['R', 1, 3]), ply(1, ['V', 4, 4])];
  expect(gainsBySeat(plies, 3)).toEqual([
    [3, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 4],
    [0, 0, 0, 0, 0, 0],
  ]);
});
