import { describe, expect, it } from 'vitest';
import type { Lying } from '../../../tiles/heights.ts';
import { heightsOf } from './heights.ts';
import { shadowAt, shadowsOn } from './light.ts';

const tile: Lying = {
  tile: 'RO',
  at: [
    [1, 0],
    [1, 1],
  ],
  level: 1,
};

describe('shadows', () => {
  it('lie where something higher is beside a field, at the corners next to it', () => {
    const corners = shadowsOn([0, 0], heightsOf([], [tile]), 0);
    expect(corners.map((dark) => dark > 0)).toEqual([true, true, false, false, false, false]);
  });

  it('do not lie on what is as high or higher', () => {
    expect(shadowsOn([0, 0], heightsOf([], [tile]), 1)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('are darker the higher it rises, and where that is before the light', () => {
    const high = heightsOf([], [tile, { ...tile, level: 2 }]);
    expect(shadowsOn([0, 0], high, 0)[0]).toBeGreaterThan(shadowsOn([0, 0], high, 1)[0]!);
    const [left] = [shadowsOn([2, 0], high, 1)];
    expect(Math.max(...left)).toBeGreaterThan(Math.max(...shadowsOn([0, 0], high, 1)));
  });

  it('fade towards the middle of the field', () => {
    const corners = [1, 1, 0, 0, 0, 0];
    expect(shadowAt(corners, 0.95, 0.1)).toBeGreaterThan(shadowAt(corners, 0.7, 0.1));
    expect(shadowAt(corners, 0.3, 0.1)).toBe(0);
    expect(shadowAt(corners, -0.9, -0.1)).toBe(0);
  });
});
