import { expect, test } from 'vitest';
import { timeLeft, type TableClock } from './tempo.ts';

const CLOCK: TableClock = { since: 1000, left: [5000, 9000], running: 0, isPaused: false, holidays: [], out: 6000 };

test('time runs for whoever is on alone, and never below nothing', () => {
  expect([1000, 2500, 7000].map((now) => timeLeft(CLOCK, 0, now))).toEqual([5000, 3500, 0]);
  expect(timeLeft(CLOCK, 1, 2500)).toBe(9000);
});

test('while it is paused it does not run', () => {
  expect(timeLeft({ ...CLOCK, isPaused: true, out: null }, 0, 9000)).toBe(5000);
});

test('whoever is on holiday has all of it until the end is near', () => {
  const away = { ...CLOCK, out: 100_000 };
  expect([1000, 95_000, 98_000].map((now) => timeLeft(away, 0, now))).toEqual([5000, 5000, 2000]);
});
