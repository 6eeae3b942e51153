import { describe, expect, test } from 'vitest';
import type { At } from '../contract/at.ts';
import { atField, countRuns, EMPTY, fieldAt, fieldsInRuns, GRID, distance, makeBoard, STEPS } from './hex.ts';

const NO_MARKS: At[] = [];

test('a field can be read back from its coordinates', () => {
  for (let q = -7; q <= 7; q++) for (let r = -7; r <= 7; r++) expect(atField(fieldAt(q, r))).toEqual([q, r]);
});

test.each([
  [0, 1, 0],
  [1, 7, 12],
  [2, 19, 42],
  [5, 91, 240],
  [7, 169, 462],
])('a hexagon of radius %i has %i fields and %i pairs of neighbours', (radius, fields, pairs) => {
  // 3n(n + 1) + 1 fields; 9n² + 3n pairs.
  const board = makeBoard(radius, NO_MARKS, false);
  expect(board.blank.filter((field) => field === EMPTY)).toHaveLength(fields);
  expect(board.pairs).toBe(pairs);
});

describe('a board', () => {
  const marks: At[] = [
    [2, -2],
    [2, 0],
  ];
  const board = makeBoard(2, marks, false);

  test('lists every pair of neighbours once, under both fields', () => {
    const seen = new Set<string>();
    for (let pair = 0; pair < board.pairs; pair++) {
      const [a, b] = [board.ends[2 * pair]!, board.ends[2 * pair + 1]!];
      expect(STEPS).toContain(b - a);
      seen.add(`${Math.min(a, b)},${Math.max(a, b)}`);
      expect(board.touching[a]).toContain(2 * pair);
      expect(board.touching[b]).toContain(2 * pair + 1);
    }
    expect(seen.size).toBe(board.pairs);
  });

  test('knows the marks beside each pair', () => {
    const beside = Array.from(board.pairMarks).filter((set) => set & 1).length;
    // (2,-2) has 3 neighbours, with 4, 4 and 6 neighbours of their own; the 2 pairs among them are met twice.
    expect(beside).toBe(4 + 4 + 6 - 2);
  });

  test('with solid marks keeps tiles off them', () => {
    const solid = makeBoard(2, marks, true);
    // Each corner has 3 neighbours.
    expect(solid.pairs).toBe(board.pairs - 6);
    expect(solid.touching[fieldAt(2, -2)]).toEqual([]);
  });
});

describe('runs', () => {
  const [RED, BLUE] = [0, 4];
  const tops = makeBoard(7, NO_MARKS, false).blank.slice();
  const put = (symbol: number, ...fields: At[]): void => {
    for (const [q, r] of fields) tops[fieldAt(q, r)] = symbol;
  };
  put(RED, [1, 0], [2, 0], [0, 1], [-1, 1], [-2, 2], [-3, 3], [0, -2]);
  put(BLUE, [3, 0]);

  test('are counted in all directions but one, up to the first other field', () => {
    const centre = fieldAt(0, 0);
    // East 2 up to blue, south-east 1, south-west 3; north-west begins with a gap.
    expect(countRuns(tops, centre, RED, 0)).toBe(6);
    expect(countRuns(tops, centre, RED, fieldAt(1, 0) - centre)).toBe(4);
    expect(countRuns(tops, centre, BLUE, 0)).toBe(0);
  });

  test('are made of the fields counted', () => {
    const fields = fieldsInRuns(tops, fieldAt(0, 0), RED, 0).map((field) => atField(field).join());
    expect(fields.toSorted()).toEqual(['1,0', '2,0', '0,1', '-1,1', '-2,2', '-3,3'].toSorted());
  });

  test('end at the edge of the largest board', () => {
    const all = new Uint8Array(GRID).map((_, field) => (distance(...atField(field)) <= 7 ? RED : 7));
    expect(countRuns(all, fieldAt(0, 0), RED, 0)).toBe(6 * 7);
    expect(countRuns(all, fieldAt(7, 0), RED, 0)).toBe(14 + 7 + 7);
  });
});

test('nobody who is told a field can change what it is called', () => {
  expect(() => atField(fieldAt(0, 0)).fill(99)).toThrow(TypeError);
});
