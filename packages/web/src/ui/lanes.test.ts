import { FastChance, GAMES, startGame } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { closedGate, lanesOf, railOf, teamsOf } from './lanes.ts';

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

test('tracks are longer for one alone and for partners', () => {
  expect(railOf(start(2))).toEqual({ top: 18, marks: [18] });
  expect(railOf(start(1))).toEqual({ top: 36, marks: [18, 36] });
  expect(railOf(start(4, { partners: true })).top).toBe(36);
});

test('every bonus field is marked, wherever it is', () => {
  const config = { players: 2, options: { radius: 4 }, starter: 0 };
  expect(railOf(startGame(GAMES.board3d, config, new FastChance(1)))).toEqual({ top: 27, marks: [18, 27] });
});

test('partners sit opposite each other', () => {
  expect(teamsOf(start(4, { partners: true }))).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(teamsOf(start(3))).toEqual([[0], [1], [2]]);
});

test('a closed part of the tracks opens once all six have come far enough', () => {
  const gates = [
    { from: 4, to: 6, needs: 1 },
    { from: 7, to: 10, needs: 4 },
  ];
  const rail = { top: 10, marks: [], gates };
  expect(closedGate(rail, [3, 3, 3, 3, 3, 0])).toBe(gates[0]);
  expect(closedGate(rail, [3, 3, 3, 3, 3, 1])).toBe(gates[1]);
  expect(closedGate(rail, [4, 4, 4, 4, 4, 4])).toBeUndefined();
  expect(closedGate(railOf(start(2)), [0, 0, 0, 0, 0, 0])).toBeUndefined();
});

test('a collection is as long as its goal', () => {
  const collect = (players: number) => startGame(GAMES.stones, { players, options: {}, starter: 0 }, new FastChance(1));
  expect([2, 3, 4].map((players) => railOf(collect(players)).top)).toEqual([7, 6, 5]);
});
