import { FastChance, GAMES, startGame } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { ownFirst, lanesOf, teamsOf } from './lanes.ts';

const start = (players: number, options = {}) =>
  startGame(
    GAMES.board,
    { players, options: { startSymbols: 'any', partners: false, ...options }, starter: 0 },
    new FastChance(1),
  );

test('all of the lowest are weakest, unless all are level', () => {
  expect(lanesOf([2, 1, 1, 4, 5, 6], null).map(({ isWeakest }) => isWeakest)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(lanesOf([3, 3, 3, 3, 3, 3], null).some(({ isWeakest }) => isWeakest)).toBe(false);
});

test('gains stand at their symbols', () => {
  expect(lanesOf([0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 1, 0]).map(({ gain }) => gain)).toEqual([0, 2, 0, 0, 1, 0]);
});

test('partners sit opposite each other', () => {
  expect(teamsOf(start(4, { partners: true }))).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(teamsOf(start(3))).toEqual([[0], [1], [2]]);
});

test('one’s own tracks come first, and the others stay in the order of the table', () => {
  expect(ownFirst([[0], [1], [2]], 1)).toEqual([[1], [0], [2]]);
  expect(
    ownFirst(
      [
        [0, 2],
        [1, 3],
      ],
      3,
    ),
  ).toEqual([
    [1, 3],
    [0, 2],
  ]);
  expect(ownFirst([[0], [1]], null)).toEqual([[0], [1]]);
});

test('one or two weakest colours are pointed out, more are not', () => {
  const marked = (tracks: number[]): number => lanesOf(tracks, null).filter(({ isMarked }) => isMarked).length;
  expect(marked([2, 1, 1, 4, 5, 6])).toBe(2);
  expect(marked([1, 1, 1, 4, 5, 6])).toBe(0);
});

test('what the last moves brought stands at its symbols', () => {
  expect(lanesOf([3, 0, 0, 0, 1, 0], null, [3, 0, 0, 0, 1, 0]).map(({ news }) => news)).toEqual([3, 0, 0, 0, 1, 0]);
});
