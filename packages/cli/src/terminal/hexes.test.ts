import { makeField } from '@sixfold/engine/family';
import { expect, test } from 'vitest';
import { drawHexes } from './hexes.ts';
import { COLUMNS } from './paint.ts';

test('rows are shifted by half a field', () => {
  const lines = drawHexes(1, 4, (at) => makeField(1, at));
  expect(lines.map((line) => line.replace(/^ {34}/, ''))).toEqual(['  a2  a3', 'b1  b2  b3', '  c1  c2']);
});

test.each([
  [7, 4],
  [5, 7],
])('a board of radius %d with fields of %d columns fits', (radius, width) => {
  const lines = drawHexes(radius, width, () => '#'.repeat(width));
  expect(lines).toHaveLength(2 * radius + 1);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(COLUMNS);
});
