import { expect, test } from 'vitest';
import type { TableClock } from '@sixfold/protocol';
import { de, en } from '../../games/all-messages.fixture.ts';
import { sayAway, sayHoliday } from './holidays.ts';

const at = (day: number): number => new Date(2026, 11, day).getTime();
const CLOCK: TableClock = {
  since: at(1),
  left: [5000, 5000],
  running: 0,
  isPaused: false,
  holidays: [{ seat: 1, from: at(3), until: at(8) }],
  out: null,
};

test('a holiday is told before and while it lasts, with its last day, and not afterwards', () => {
  expect(sayHoliday(CLOCK, 1, at(1), de, 'de')).toBe('Urlaub vom 3. Dez. bis 7. Dez.');
  expect(sayHoliday(CLOCK, 1, at(3), de, 'de')).toBe('Urlaub bis 7. Dez.');
  expect(sayHoliday(CLOCK, 1, at(7), en, 'en')).toBe('On holiday until Dec 7');
  expect(sayHoliday(CLOCK, 1, at(8), de, 'de')).toBe('');
  expect(sayHoliday(CLOCK, 0, at(3), de, 'de')).toBe('');
  expect(sayAway(CLOCK, 1, at(1), de, 'de')).toBe('');
});
