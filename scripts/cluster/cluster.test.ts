import { expect, test } from 'vitest';
import { besiege } from './siege.ts';
import { wrongsOf } from './verdict.ts';

const LONGEST = 400_000;

test(
  'two servers on one PostgreSQL lose, double and fork nothing, whatever of it fails',
  async () => {
    const found = await besiege({ faults: 12, tables: 40, rate: 40, stop: 4000, seed: 17 });
    expect(Object.entries(wrongsOf(found)).filter(([, count]) => count > 0)).toEqual([]);
    expect(found.faults).toEqual([]);
    expect(found.kinds.size).toBe(8);
    expect(found.acknowledged).toBeGreaterThan(200);
  },
  LONGEST,
);
