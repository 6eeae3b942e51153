import type { At } from '@sixfold/engine';
import { describe, expect, it } from 'vitest';
import { across, APOTHEM, corner, edgeTo, fieldsOf, middleOf, reach } from './layout.ts';

describe('where fields are', () => {
  it('has 37, 61 and 91 fields on boards of radius 3, 4 and 5', () => {
    expect([3, 4, 5].map((radius) => fieldsOf(radius).length)).toEqual([37, 61, 91]);
  });

  it('puts neighbours two apothems apart, across the edge between two corners of the same index', () => {
    const at: At = [2, -1];
    for (const edge of [0, 1, 2, 3, 4, 5]) {
      const [here, there] = [middleOf(at), middleOf(across(at, edge))];
      const [a, b] = [corner(here, 1, edge), corner(here, 1, edge + 1)];
      expect(Math.hypot(there[0] - here[0], there[2] - here[2])).toBeCloseTo(2 * APOTHEM);
      expect((a[0] + b[0]) / 2).toBeCloseTo((here[0] + there[0]) / 2);
      expect((a[2] + b[2]) / 2).toBeCloseTo((here[2] + there[2]) / 2);
      expect(edgeTo(at, across(at, edge))).toBe(edge);
    }
  });

  it('has the board reach beyond all corners of its fields', () => {
    const farthest = fieldsOf(4).flatMap((at) =>
      [0, 1, 2, 3, 4, 5].map((turn) => Math.abs(corner(middleOf(at), 1, turn)[0])),
    );
    expect(reach(4) * APOTHEM).toBeGreaterThan(Math.max(...farthest));
  });
});
