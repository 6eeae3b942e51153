import { describe, expect, it } from 'vitest';
import { SPOKEN } from '../../all-messages.fixture.ts';
import { marksOf } from '../../../i18n/symbol-name.ts';
import { writing } from './glyphs.ts';
import { SYMBOL_TRIANGLES, type Triangles } from './outlines.ts';

/** Each triangle's area; positive if its corners go clockwise for a y that goes down. */
const areas = (points: Triangles): number[] =>
  points.flatMap(([x, y], index) => {
    if (index % 3 !== 0) return [];
    const [[bx, by], [cx, cy]] = [points[index + 1]!, points[index + 2]!];
    return [((bx - x) * (cy - y) - (cx - x) * (by - y)) / 2];
  });

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What is written on symbols in any language. */
const MARKS = Object.values(SPOKEN).flatMap(({ symbols }) => marksOf(symbols.names));

describe('symbols as triangles', () => {
  it('are whole triangles that all face up', () => {
    for (const triangles of [...SYMBOL_TRIANGLES, ...MARKS.map(writing), writing('1234567890'), writing('X')]) {
      expect(triangles.length % 3).toBe(0);
      expect(Math.min(...areas(triangles))).toBeGreaterThan(0);
    }
  });

  it('cover as much as their outlines: a disc, and a ring with its hole left open', () => {
    const unit = 63 * 63;
    expect(total(areas(SYMBOL_TRIANGLES[3]!))).toBeCloseTo((Math.PI * 28 ** 2) / unit, 2);
    expect(total(areas(SYMBOL_TRIANGLES[5]!))).toBeCloseTo((Math.PI * (36 ** 2 - 19 ** 2)) / unit, 2);
    expect(total(areas(SYMBOL_TRIANGLES[1]!))).toBeCloseTo((3 * Math.sqrt(3) * 42 ** 2) / 2 / unit, 2);
  });

  it('stay within their field', () => {
    for (const [x, y] of SYMBOL_TRIANGLES.flat()) expect(Math.hypot(x, y)).toBeLessThan(0.75);
  });
});

describe('writing', () => {
  it('is one unit high and in the middle, however long', () => {
    for (const text of ['R', 'Ge', '2', '10']) {
      const [xs, ys] = [0, 1].map((axis) => writing(text).map((point) => point[axis]!)) as [number[], number[]];
      expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(0, 0);
      expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(1.3);
    }
  });
});
