import { expect, test } from 'vitest';
import { dayBegins, dayOf, sayDay } from './calendar.ts';

test('a day of a field begins at midnight here, and one later at the next', () => {
  const begins = dayBegins('2026-12-31')!;
  expect([dayOf(begins), dayOf(begins - 1)]).toEqual(['2026-12-31', '2026-12-30']);
  expect(dayOf(dayBegins('2026-12-31', 1)!)).toBe('2027-01-01');
});

test('what is no day is none', () => {
  expect([dayBegins(''), dayBegins('31.12.2026')]).toEqual([null, null]);
});

test('a day is read in the language', () => {
  expect(sayDay(dayBegins('2026-12-03')!, 'de')).toBe('3. Dez.');
  expect(sayDay(dayBegins('2026-12-03')!, 'en')).toBe('Dec 3');
});
