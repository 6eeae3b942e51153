import { expect, test } from 'vitest';
import { barAt, TUNES, type Note } from './notes.ts';

const ALL: readonly (readonly [string, readonly Note[]])[] = Object.entries(TUNES);
const SCALE = Array.from({ length: 20 }, (_, step) => barAt(step));

test.each(ALL)('%s is short', (_name, notes) => {
  expect(notes.length).toBeGreaterThan(0);
  expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThan(1);
});

test.each(ALL)('%s fits all others: its bars are of one scale', (_name, notes) => {
  for (const { hertz } of notes.filter(({ voice }) => voice === 'bar')) expect(SCALE).toContain(hertz);
});

test('no two of them are alike', () => {
  expect(new Set(ALL.map(([, notes]) => JSON.stringify(notes))).size).toBe(ALL.length);
});

test('an octave of the scale is five notes', () => {
  expect(barAt(5)).toBeCloseTo(2 * barAt(0));
  expect(barAt(3) / barAt(0)).toBeCloseTo(2 ** (7 / 12));
});
