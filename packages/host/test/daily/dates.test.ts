import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closesAt, dateAfter, dateOf, dayOf, isDate, isOpen, openDates, opensAt } from '../../src/daily/dates.ts';

const at = (text: string): number => Date.parse(text);

describe('calendar dates', () => {
  test('have the numbers that other calendars give them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 2_900_000 }), (day) => {
        const expected = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(dateOf(day)).toBe(expected);
        expect(dayOf(expected)).toBe(day);
      }),
    );
  });

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '2026-1-1', '16.11.2026', '', null, 7])(
    '%j is none',
    (text) => expect(isDate(text)).toBe(false),
  );

  test('follow each other over the ends of months and years', () => {
    expect(dateAfter('2027-12-31')).toBe('2028-01-01');
    expect(dateAfter('2028-02-28')).toBe('2028-02-29');
    expect(dateAfter('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('a date is open while it is that date anywhere', () => {
  test('from midnight on the Line Islands to midnight on Baker Island', () => {
    expect(opensAt('2026-11-16')).toBe(at('2026-11-16T00:00:00+14:00'));
    expect(closesAt('2026-11-16')).toBe(at('2026-11-17T00:00:00-12:00'));
    expect(isOpen('2026-11-16', at('2026-11-15T09:59:59Z'))).toBe(false);
    expect(isOpen('2026-11-16', at('2026-11-15T10:00:00Z'))).toBe(true);
    expect(isOpen('2026-11-16', at('2026-11-17T11:59:59Z'))).toBe(true);
    expect(isOpen('2026-11-16', at('2026-11-17T12:00:00Z'))).toBe(false);
  });

  test('two are, and three for two hours a day', () => {
    expect(openDates(at('2026-11-16T09:30:00Z'))).toEqual(['2026-11-15', '2026-11-16']);
    expect(openDates(at('2026-11-16T11:00:00Z'))).toEqual(['2026-11-15', '2026-11-16', '2026-11-17']);
    expect(openDates(at('2026-11-16T12:00:00Z'))).toEqual(['2026-11-16', '2026-11-17']);
  });
});
