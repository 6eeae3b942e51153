import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAfter, dateOf, openDates } from '../../src/daily/dates.ts';
import { counts, mergeResults, playedDates, type DealResult } from '../../src/daily/results.ts';
import { streakOf } from '../../src/daily/streak.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

const result = (date: string, began: number, more: Partial<DealResult> = {}): DealResult => ({
  date,
  game: 'dice',
  began,
  points: 7,
  hasWon: true,
  bots: 1,
  moves: 'A',
  ...more,
});

/** The date on the wall, so many hours from Greenwich. */
const wallDate = (now: number, zone: number): string => dateOf(Math.floor((now + zone * HOUR) / (24 * HOUR)));

/** A page of one device: plays what it asks for, as somebody does who looks at it for a minute. */
class Device {
  results: DealResult[] = [];

  /** Plays the deal of the date on the wall and, if a streak waits for one that is about to go, that one as well. */
  look(now: number, zone: number): void {
    const today = wallDate(now, zone);
    const { next } = streakOf(playedDates(this.results), now);
    const due = next !== null && next < today && openDates(now).includes(next) ? [next, today] : [today];
    const fresh = due.filter((date) => !this.results.some((known) => known.date === date));
    this.results = mergeResults(
      this.results,
      fresh.map((date) => result(date, now)),
    );
  }

  meet(other: Device): void {
    this.results = mergeResults(this.results, other.results);
    other.results = mergeResults(other.results, this.results);
  }

  streak(now: number): number {
    return streakOf(playedDates(this.results), now).current;
  }
}

describe('a streak', () => {
  const NOW = at('2026-11-16T15:00:00Z');

  test('counts dates in a row, and stands while the next one is open', () => {
    const played = ['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'];
    expect(streakOf(played, NOW)).toEqual({ current: 4, best: 4, next: '2026-11-16' });
    // The 16th is over everywhere at noon of the 17th.
    expect(streakOf(played, at('2026-11-17T11:59:00Z')).current).toBe(4);
    expect(streakOf(played, at('2026-11-17T12:00:00Z'))).toEqual({ current: 0, best: 4, next: null });
  });

  test('of nobody is none', () => {
    expect(streakOf([], NOW)).toEqual({ current: 0, best: 0, next: null });
  });

  test('is made whole by the date between, as long as it is open', () => {
    expect(streakOf(['2026-11-15', '2026-11-17'], NOW).current).toBe(1);
    expect(streakOf(['2026-11-15', '2026-11-16', '2026-11-17'], NOW).current).toBe(3);
  });

  test('survives a clock that was set back, and one that was in the future once', () => {
    const played = ['2026-11-14', '2026-11-15', '2026-11-16'];
    expect(streakOf(played, at('2026-11-10T08:00:00Z')).current).toBe(3);
    expect(streakOf([...played, '2031-01-01'], NOW).current).toBe(3);
  });
});

describe('must show 4: no streak is lost', () => {
  test('on a flight from UTC+14 to UTC−12, where the same date comes again', () => {
    const device = new Device();
    let now = at('2026-11-10T22:00:00+14:00');
    for (let day = 0; day < 5; day++, now += 24 * HOUR) device.look(now, 14);
    const before = device.streak(now);
    // In the evening of the 15th there, it is the evening of the 14th here.
    for (let day = 0; day < 5; day++, now += 24 * HOUR) device.look(now, -12);
    expect(before).toBe(5);
    expect(device.streak(now)).toBe(9);
  });

  test('on the flight back, where a date is missing', () => {
    const device = new Device();
    let now = at('2026-11-10T23:00:00-12:00');
    for (let day = 0; day < 5; day++, now += 24 * HOUR) device.look(now, -12);
    for (let day = 0; day < 5; day++, now += 24 * HOUR) device.look(now, 14);
    expect(playedDates(device.results)).toHaveLength(device.streak(now));
    expect(device.streak(now)).toBe(12);
  });

  test.each([
    ['to summer time', '2026-03-25T22:59:00Z', '2026-03-29T01:00:00Z', 1, 2],
    ['to winter time', '2026-10-22T21:59:00Z', '2026-10-25T01:00:00Z', 2, 1],
  ])('over the change %s, at one minute to midnight or after', (_name, start, change, before, after) => {
    for (const shift of [0, 2 * 60_000]) {
      const device = new Device();
      for (let day = 0; day < 8; day++) {
        const now = at(start) + shift + day * 24 * HOUR;
        const zone = now < at(change) ? before : after;
        // The same time on the wall.
        const wall = now + (before - zone) * HOUR;
        device.look(wall, zone);
        expect(device.streak(wall)).toBe(day + 1);
      }
    }
  });

  test('by a game from 23:59 to 00:01: it belongs to the date that it was begun for', () => {
    const began = at('2026-11-16T23:59:00-12:00');
    expect(counts(result('2026-11-16', began))).toBe(true);
    expect(counts(result('2026-11-16', began + 2 * 60_000))).toBe(false);
  });

  test('from one evening at 23:59 to the next night at 00:01', () => {
    const device = new Device();
    device.look(at('2026-11-16T23:59:00Z'), 0);
    device.look(at('2026-11-17T00:01:00Z'), 0);
    device.look(at('2026-11-18T23:59:00Z'), 0);
    expect(device.streak(at('2026-11-19T00:01:00Z'))).toBe(3);
  });

  test('with the clock set back, on the same device', () => {
    const device = new Device();
    let now = at('2026-11-10T12:00:00Z');
    for (let day = 0; day < 5; day++, now += 24 * HOUR) device.look(now, 0);
    device.look(at('2026-11-12T12:00:00Z'), 0);
    expect(device.streak(at('2026-11-12T12:00:00Z'))).toBe(5);
    device.look(now, 0);
    expect(device.streak(now)).toBe(6);
  });

  test('on two devices that meet now and then, wherever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isSecond: fc.boolean(), zone: fc.integer({ min: -12, max: 14 }), hour: fc.nat(23) }), {
          minLength: 2,
          maxLength: 20,
        }),
        (days) => {
          const [one, other] = [new Device(), new Device()];
          let now = 0;
          for (const [index, { isSecond, zone, hour }] of days.entries()) {
            const date = dateAfter('2026-11-01', index);
            now = at(`${date}T00:00:00Z`) + (hour - zone) * HOUR;
            (isSecond ? other : one).look(now, zone);
          }
          one.meet(other);
          expect(one.results).toEqual(other.results);
          expect(one.streak(now)).toBeGreaterThanOrEqual(days.length);
        },
      ),
    );
  });
});

describe('results of several devices', () => {
  const some = fc.record({
    date: fc.integer({ min: 0, max: 3 }).map((day) => dateAfter('2026-11-14', day)),
    game: fc.constantFrom('dice', 'board'),
    began: fc.integer({ min: at('2026-11-13T00:00:00Z'), max: at('2026-11-19T00:00:00Z') }),
    points: fc.nat(18),
    hasWon: fc.constantFrom(true, false, null),
    bots: fc.nat(2),
    moves: fc.constantFrom('A', 'B'),
  });
  const lists = fc.array(some, { maxLength: 8 });

  test('become the same whoever hears of whom first, and however often', () => {
    fc.assert(
      fc.property(lists, lists, lists, (a, b, c) => {
        const all = mergeResults(a, b, c);
        expect(mergeResults(mergeResults(c, a), b, b)).toEqual(all);
        expect(mergeResults(all, all)).toEqual(all);
      }),
    );
  });

  test('are those of the first attempt, of those that count', () => {
    const early = result('2026-11-16', at('2026-11-16T08:00:00Z'), { points: 3 });
    const late = result('2026-11-16', at('2026-11-16T20:00:00Z'), { points: 9 });
    const archive = result('2026-11-16', at('2026-11-20T20:00:00Z'), { points: 18 });
    const tooEarly = result('2026-11-16', at('2026-11-01T20:00:00Z'), { points: 18 });
    expect(mergeResults([archive, late], [early, tooEarly])).toEqual([early]);
  });
});
