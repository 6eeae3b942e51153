import { expect, test } from 'vitest';
import { mergeUpdate, seenOf } from './following.ts';
import type { GameUpdate } from './tables.ts';

/** Plies from one number up to another, as far as following looks at them. */
const update = (round: number, from: number, to: number, backs = 0): GameUpdate => {
  const plies = Array.from({ length: to - from }, (_, index) => ({ ply: from + index, backs }));
  return { round, from, ply: to, backs, plies } as unknown as GameUpdate;
};

const pliesOf = (game: GameUpdate | null): unknown => game?.plies.map(({ ply }) => ply);

test('an update goes on top of what was seen', () => {
  const known = mergeUpdate(mergeUpdate(null, update(0, 0, 2)), update(0, 2, 4));
  expect([pliesOf(known), known?.from, seenOf(known)]).toEqual([[0, 1, 2, 3], 0, { round: 0, ply: 4, backs: 0 }]);
});

test('plies that come again take the place of those that were seen, and of all after them', () => {
  const known = mergeUpdate(mergeUpdate(null, update(0, 0, 5)), update(0, 1, 3, 1));
  expect(known?.plies).toEqual([{ ply: 0, backs: 0 }, ...update(0, 1, 3, 1).plies]);
});

test('another game begins with its own first ply', () => {
  const known = mergeUpdate(null, update(0, 0, 3));
  expect(pliesOf(mergeUpdate(known, update(1, 0, 1)))).toEqual([0]);
  expect(mergeUpdate(known, update(1, 1, 2))).toBeNull();
});

test('nothing can be put on top of a gap, and who has seen nothing says so', () => {
  expect(mergeUpdate(null, update(0, 1, 2))).toBeNull();
  expect(mergeUpdate(mergeUpdate(null, update(0, 0, 1)), update(0, 2, 3))).toBeNull();
  expect(seenOf(null)).toBeNull();
});
