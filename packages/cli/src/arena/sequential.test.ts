import { FastChance } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { clearAfter, refutation, sequentialInterval } from './sequential.ts';

test('what bettors make of a claim, by hand', () => {
  // One deal, won, against a half: who stakes s on more has 1 + s, who stakes it on less 1 - s; together nothing is gained.
  expect(refutation(new Map([[1, 1]]), 0.5)).toBeCloseTo(1, 12);
  // A second one: the mean of (1 ± s)² is 1 + s², and that of 0.0025, 0.01, 0.04, 0.16 and 0.64 is 0.1705.
  expect(refutation(new Map([[1, 2]]), 0.5)).toBeCloseTo(1.1705, 12);
  // Against a quarter who stakes s on more gains 3 s, and who stakes it on less loses s, which is 0.31 in the mean.
  expect(refutation(new Map([[1, 1]]), 0.25)).toBeCloseTo(1 + (3 * 0.31 - 0.31) / 2, 12);
});

test('deals at the very share that is claimed refute nothing', () => {
  expect(refutation(new Map([[0.5, 1000]]), 0.5)).toBeCloseTo(1, 12);
  expect(sequentialInterval([])).toEqual([0, 1]);
});

test('a clean sweep is clear at once, but not before twenty deals', () => {
  expect(clearAfter(Array<number>(19).fill(1), 0.5)).toBeNull();
  expect(clearAfter(Array<number>(400).fill(1), 0.5)).toBe(20);
  expect(clearAfter(Array<number>(400).fill(0), 1 / 3)).toBe(20);
});

test('its interval ends where a claim has made twenty of one', () => {
  const [low, high] = sequentialInterval(Array<number>(20).fill(1));
  expect(high).toBe(1);
  expect(refutation(new Map([[1, 20]]), low)).toBeCloseTo(20, 6);
  expect(low).toBeCloseTo(0.7305, 4);
});

test('one who stops when it is clear has an interval without the even share', () => {
  const rates = Array.from({ length: 400 }, (_, deal) => [1, 0.5, 1, 0][deal % 4] ?? 0);
  const deals = clearAfter(rates, 0.5)!;
  expect(sequentialInterval(rates.slice(0, deals))[0]).toBeGreaterThan(0.5);
  expect(sequentialInterval(rates.slice(0, deals - 1))[0]).toBeLessThanOrEqual(0.5);
});

/** How often it becomes clear within 200 deals, each of as many games as there are players. */
function clearOf(runs: number, players: number, chanceToWin: number): number {
  const luck = new FastChance(players);
  const won = (): number => (luck.below(10_000) < chanceToWin * 10_000 ? 1 : 0);
  const deal = (): number => Array.from({ length: players }, won).reduce((sum, one) => sum + one, 0) / players;
  const run = (): number[] => Array.from({ length: 200 }, deal);
  return Array.from({ length: runs }, run).filter((rates) => clearAfter(rates, 1 / players) !== null).length / runs;
}

test.each([2, 3, 4])('of %i equal players hardly ever one is called better, who looks after every deal', (players) => {
  expect(clearOf(200, players, 1 / players)).toBeLessThanOrEqual(0.05);
});

test.each([
  [2, 0.64],
  [3, 0.45],
  [4, 0.37],
])('of %i players one who is a hundred Elo stronger is found', (players, chanceToWin) => {
  expect(clearOf(100, players, chanceToWin)).toBeGreaterThan(0.95);
});
