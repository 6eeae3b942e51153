import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { ALL_ROWS, FULL, isReachable, pack, packRows, rowOf, settle, spread } from './rows.ts';

/** D6 to the letter: box 4 needs all six rows at 1, box 7 all six at 4. */
function mayCross(rows: readonly number[], symbol: number): boolean {
  const next = rows[symbol]! + 1;
  if (next > 7) return false;
  const needed = next === 4 ? 1 : next === 7 ? 4 : 0;
  return rows.every((row) => row >= needed);
}

/** Crosses one box after the other, in any row that can be crossed, until no offer is of any use. */
function crossed(rows: readonly number[], offers: readonly number[]): number[] {
  const [now, left] = [[...rows], [...offers]];
  for (;;) {
    const symbol = left.findIndex((count, index) => count > 0 && mayCross(now, index));
    if (symbol < 0) return now;
    now[symbol]!++;
    left[symbol]!--;
  }
}

/** All rows that can be reached from none, whatever their order. */
function reachable(): Set<string> {
  const met = new Set<string>();
  const waiting = [[0, 0, 0, 0, 0, 0]];
  for (let rows = waiting.pop(); rows; rows = waiting.pop()) {
    if (met.has(rows.join(''))) continue;
    met.add(rows.join(''));
    for (let symbol = 0; symbol < 6; symbol++) {
      if (mayCross(rows, symbol)) waiting.push(rows.with(symbol, rows[symbol]! + 1).sort((a, b) => a - b));
    }
  }
  return met;
}

const REACHABLE = reachable();

test('rows are packed in three bits each, and found again', () => {
  const chance = new FastChance(1);
  for (let round = 0; round < 200; round++) {
    const rows = Array.from({ length: 6 }, () => chance.below(8));
    const packed = packRows(rows);
    expect(packed).toBeLessThan(ALL_ROWS);
    expect(rows.map((_, symbol) => rowOf(packed, symbol))).toEqual(rows);
  }
  expect(packRows([7, 7, 7, 7, 7, 7])).toBe(FULL);
  expect(packRows([1, 0, 0, 0, 0, 0])).toBe(1);
});

describe('D6', () => {
  test('rows can stand in 574 ways, if their order does not matter', () => {
    expect(REACHABLE.size).toBe(574);
  });

  test('whether they can is told by the weakest and the strongest', () => {
    const all = Array.from({ length: ALL_ROWS }, (_, rows) => [0, 1, 2, 3, 4, 5].map((symbol) => rowOf(rows, symbol)));
    const sorted = all.filter((rows) => rows.every((row, index) => index === 0 || row >= rows[index - 1]!));
    expect(sorted).toHaveLength(1716);
    for (const rows of sorted) expect(isReachable(rows[0]!, rows[5]!)).toBe(REACHABLE.has(rows.join('')));
  });

  test('crosses that find no open box are lost, in whatever order they are made', () => {
    const chance = new FastChance(2);
    const some = [...REACHABLE];
    for (let round = 0; round < 3000; round++) {
      const rows = Array.from(some[chance.below(some.length)]!, Number);
      const offers = Array.from({ length: 6 }, () => Math.max(0, chance.below(12) - 5));
      expect(settle(spread(packRows(rows)) + pack(offers, 5))).toBe(packRows(crossed(rows, offers)));
    }
  });

  test('a cross can open the way for others of the same turn', () => {
    // Violet's first cross opens box 4 for red.
    expect(crossed([3, 3, 3, 3, 3, 0], [2, 0, 0, 0, 0, 1])).toEqual([5, 3, 3, 3, 3, 1]);
    expect(settle(spread(packRows([3, 3, 3, 3, 3, 0])) + pack([2, 0, 0, 0, 0, 1], 5))).toBe(
      packRows([5, 3, 3, 3, 3, 1]),
    );
  });

  test('where nothing is on offer nothing changes', () => {
    for (const rows of REACHABLE) {
      const packed = packRows(Array.from(rows, Number));
      expect(settle(spread(packed))).toBe(packed);
    }
  });
});
