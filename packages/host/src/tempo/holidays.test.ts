import { expect, test } from 'vitest';
import { canBePlanned, holidayLeft, nextHoliday, planHoliday } from './holidays.ts';
import type { Span } from './spans.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const days = (from: number, until: number): Span => ({ from: NOW + from * DAY, until: NOW + until * DAY });

test('thirty days of any 365 are free, and no more', () => {
  expect(planHoliday([], NOW, days(1, 31))).toEqual([days(1, 31)]);
  expect(planHoliday([], NOW, days(1, 32))).toBeNull();
  expect(planHoliday([days(-30, -10)], NOW, days(5, 15))).toEqual([days(-30, -10), days(5, 15)]);
  expect(planHoliday([days(-30, -10)], NOW, days(5, 16))).toBeNull();
  // Of what was a year ago as much is free again.
  expect(planHoliday([days(-360, -350)], NOW, days(10, 40))).toEqual([days(-360, -350), days(10, 40)]);
  expect(planHoliday([days(-360, -350)], NOW, days(-20, 20))).toEqual([days(-360, -350), days(0, 20)]);
});

test('a plan takes the place of the one before, of which what is past stays', () => {
  expect(planHoliday([days(-5, 20)], NOW, days(10, 30))).toEqual([days(-5, 0), days(10, 30)]);
  expect(planHoliday([days(-5, 20)], NOW, days(0, 0))).toEqual([days(-5, 0)]);
  expect(planHoliday([days(5, 20)], NOW, days(0, 0))).toEqual([]);
});

test('to end a holiday is never too much, not even for two who became one', () => {
  const both = [days(-60, -30), days(-30, -5), days(-5, 20)];
  expect(planHoliday(both, NOW, days(1, 2))).toBeNull();
  expect(planHoliday(both, NOW, days(0, 0))?.at(-1)?.until).toBe(NOW);
});

test('what is older than a year is forgotten', () => {
  expect(planHoliday([days(-400, -390), days(-370, -364)], NOW, days(0, 0))).toEqual([days(-370, -364)]);
});

test('what is left counts what was taken within a year, and not what is planned', () => {
  expect(holidayLeft([], NOW)).toBe(30 * DAY);
  expect(holidayLeft([days(-370, -360), days(-2, 3), days(9, 12)], NOW)).toBe(23 * DAY);
  expect(holidayLeft([days(-60, -20)], NOW)).toBe(0);
});

test('the holiday of now or else the next one counts', () => {
  const all = [days(-9, -8), days(-1, 1), days(4, 5)];
  expect(nextHoliday(all, NOW)).toEqual(days(-1, 1));
  expect(nextHoliday(all, NOW + DAY)).toEqual(days(4, 5));
  expect(nextHoliday(all, NOW + 5 * DAY)).toBeNull();
});

test('nobody plans beyond a year, or backwards', () => {
  expect([days(0, 0), days(360, 365), days(360, 366), days(3, 2)].map((plan) => canBePlanned(plan, NOW))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
