import { describe, expect, it } from 'vitest';
import { ease, FALL, GLIDE, heightInFall } from './motion.ts';

describe('motion', () => {
  it('is over in less than 300 ms', () => {
    expect(Math.max(FALL, GLIDE)).toBeLessThan(300);
  });

  it('falls from above, never below its place, and ends there', () => {
    const shares = Array.from({ length: 101 }, (_, index) => index / 100);
    expect(heightInFall(0)).toBeGreaterThan(1);
    expect(Math.min(...shares.map(heightInFall))).toBe(0);
    expect(heightInFall(1)).toBe(0);
    expect(heightInFall(3)).toBe(0);
  });

  it('starts and ends a glide at its ends', () => {
    expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
  });
});
