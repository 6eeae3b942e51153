import { describe, expect, test } from 'vitest';
import { columnOf, drawBar, drawBelow, drawShares } from './graph.ts';

describe('a graph of shares', () => {
  test('stands between 100 and 0, with half of it dotted', () => {
    const lines = drawShares([{ letter: '●', values: [0.5, 0.75, 1, 0] }]);
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe('  100 │  ●');
    expect(lines[3]).toBe('      │ ●');
    expect(lines[5]).toBe('   50 │●···');
    expect(lines[10]).toBe('    0 │   ●');
  });

  test('of a long game fits into 80 columns, from its first value to its last', () => {
    const values = Array.from({ length: 500 }, (_, index) => index / 499);
    const lines = drawShares([{ letter: '●', values }]);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(lines[0]?.at(-1)).toBe('●');
    expect(lines[10]).toMatch(/│●/);
  });

  test('has marks below it where they belong', () => {
    expect(drawBelow([{ place: 2, letter: '?' }], 4)).toBe('      └──?─');
    expect(columnOf(499, 500)).toBe(columnOf(498, 499));
  });
});

test('a bar goes to the left for less than nothing and to the right for more', () => {
  expect(drawBar(0.5, 1).trimEnd()).toBe(`${' '.repeat(16)}│${'█'.repeat(8)}`);
  expect(drawBar(-1, 1).trimEnd()).toBe(`${'█'.repeat(16)}│`);
  expect(drawBar(0, 1).trim()).toBe('│');
});
