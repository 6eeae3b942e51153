import { expect, test } from 'vitest';
import { besiege } from './siege.ts';

const LONGEST = 400_000;

test(
  'two servers on one PostgreSQL lose, double and fork nothing, whatever of it fails',
  async () => {
    const found = await besiege({ faults: 12, tables: 40, rate: 40, stop: 4000, seed: 17 });
    const { lost, duplicated, unkept, untrue, stuck, foreign, faults } = found;
    expect({ lost, duplicated, unkept, untrue, stuck, foreign, faults }).toEqual({
      lost: 0,
      duplicated: 0,
      unkept: 0,
      untrue: 0,
      stuck: 0,
      foreign: 0,
      faults: [],
    });
    expect(found.kinds.size).toBe(8);
    expect(found.acknowledged).toBeGreaterThan(200);
  },
  LONGEST,
);
