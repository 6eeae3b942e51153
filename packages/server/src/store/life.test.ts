import { expect, test } from 'vitest';
import { countedAt, NO_LIFE, noteLife, type Life } from './life.ts';

const live = (...signs: number[]): Life => signs.reduce(noteLife, NO_LIFE);

test('a silence of more than ten seconds is a time without a server', () => {
  expect(live(1000, 6000, 16_000)).toEqual({ seen: 16_000, downtime: [] });
  expect(live(1000, 6000, 16_001, 20_000)).toEqual({ seen: 20_000, downtime: [{ from: 6000, until: 16_001 }] });
});

test('before the first sign of life nothing was missed, and a clock that is put back misses nothing', () => {
  expect(live(1_000_000)).toEqual({ seen: 1_000_000, downtime: [] });
  expect(live(1_000_000, 0, 5000)).toEqual({ seen: 5000, downtime: [] });
});

test('of many such times the last are kept', () => {
  const { downtime } = live(...Array.from({ length: 300 }, (_, index) => index * 60_000));
  expect([downtime.length, downtime.at(-1)]).toEqual([200, { from: 298 * 60_000, until: 299 * 60_000 }]);
});

test('a sign of life that arrives late takes nothing back from another server', () => {
  expect(live(100_000, 108_000, 80_000, 116_000)).toEqual({ seen: 116_000, downtime: [] });
});

test.each([
  [1000, 1500, 1000],
  [1000, 9000, 9000],
  [1000, 900, 1000],
  [1000, 5_000_000, 1000],
])('a sign meant for %i that arrives at %i counts at %i', (meant, arrived, counted) => {
  expect(countedAt(meant, arrived)).toBe(counted);
});
