import { FastChance } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { countOverlaps, FAULTS, planFaults } from './plan.ts';

test('200 faults are 25 of each kind, 33 of them while one of another kind lasts, whatever the seed', () => {
  for (let seed = 0; seed < 100; seed++) {
    const plan = planFaults(200, new FastChance(seed));
    const count = (kind: string): number => plan.flat().filter((one) => one === kind).length;
    expect(FAULTS.map(count)).toEqual(FAULTS.map(() => 25));
    expect(countOverlaps(plan)).toBe(33);
    expect(plan.filter((group) => new Set(group).size < group.length)).toEqual([]);
    expect(
      plan.filter(([first, second]) => second && ['killed', 'database', 'backends'].includes(first ?? '')),
    ).toEqual([]);
  }
});

test('another seed is another order', () => {
  const [one, other] = [1, 2].map((seed) => planFaults(200, new FastChance(seed)).flat());
  expect(one).not.toEqual(other);
});
