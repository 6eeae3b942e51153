import { expect, test } from 'vitest';
import { Allowance, Allowances, perHour } from './rates.ts';

const RATE = { perSecond: 2, burst: 3 };

test('so many at once, then as time passes', () => {
  const allowance = new Allowance(RATE, 0);
  const take = (now: number): boolean => allowance.take(RATE, now);
  expect([take(0), take(0), take(0), take(0)]).toEqual([true, true, true, false]);
  // One was asked for in vain: half a second pays for it, another for the next.
  expect([take(500), take(1500)]).toEqual([false, true]);
});

test('never more than at the beginning', () => {
  const allowance = new Allowance(RATE, 0);
  expect(Array.from({ length: 4 }, () => allowance.take(RATE, 1e9))).toEqual([true, true, true, false]);
});

test('going on in vain is noticed', () => {
  const allowance = new Allowance(RATE, 0);
  const noticed = Array.from({ length: 6 }, () => {
    allowance.take(RATE, 0);
    return allowance.isOverdrawn(RATE);
  });
  expect(noticed).toEqual([false, false, false, false, true, true]);
});

test('each has their own; whoever has all of it again is forgotten', () => {
  const allowances = new Allowances(perHour(1));
  expect([allowances.take('a', 0), allowances.take('a', 0), allowances.take('b', 0)]).toEqual([true, false, true]);
  for (let one = 0; one < 998; one++) allowances.take(`${one}`, 0);
  expect(allowances.size).toBe(1000);
  expect(allowances.take('c', 3_600_000)).toBe(true);
  expect(allowances.size).toBe(2);
  expect(allowances.take('a', 3_600_000)).toBe(false);
});

test('some things cost more than others, also in vain', () => {
  const allowance = new Allowance(RATE, 0);
  expect([allowance.take(RATE, 0, 2), allowance.take(RATE, 0, 2), allowance.take(RATE, 0, 1)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(allowance.isOverdrawn(RATE)).toBe(true);
});

test('however many come, only so many are remembered', () => {
  const allowances = new Allowances(perHour(1));
  for (let one = 0; one < 60_000; one++) allowances.take(`${one}`, 0);
  expect(allowances.size).toBeLessThanOrEqual(50_000);
  expect(allowances.take('59999', 0)).toBe(false);
});
