import { expect, test } from 'vitest';
import type { TableState } from '../../session/state.ts';
import { sayScore, winsOf } from './evening.ts';

const tableOf = (evening: number[] | null, games: number, ranks: number[] | null): TableState =>
  ({ info: { evening }, config: { games }, result: ranks && { ranks } }) as unknown as TableState;

test('the score of an evening counts the game that has just ended', () => {
  expect(winsOf(tableOf([1, 1], 1, null))).toEqual([1, 1]);
  expect(winsOf(tableOf([1, 1], 1, [1, 2]))).toEqual([2, 1]);
});

test('of a series it tells how it stood before', () => {
  expect(winsOf(tableOf([1, 1], 3, [1, 2]))).toEqual([1, 1]);
});

test('the first table of an evening has no score', () => {
  expect(winsOf(tableOf(null, 1, [1, 2]))).toBeNull();
});

test('of two it is written as everybody writes it, of more by name', () => {
  expect(sayScore([2, 1], ['Ada', 'Bo'])).toBe('Ada 2 : 1 Bo');
  expect(sayScore([2, 1, 0], ['Ada', 'Bo', 'Cy'])).toBe('Ada 2 · Bo 1 · Cy 0');
});
