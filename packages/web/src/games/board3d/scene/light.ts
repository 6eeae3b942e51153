import type { At } from '@sixfold/engine';
import { heightAt, type Heights } from './heights.ts';
import { across, type Vector } from './layout.ts';

/** Where the light comes from: over the left shoulder of whoever looks across the board. */
const LIGHT: Vector = [-0.5, 0.72, -0.48];

/** How much light a facet gets whose lower edge goes from one point to the next, and that leans back by `lean`, 0 to 1. */
export function lightOn(from: Vector, to: Vector, lean: number): number {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const outward = (dz * LIGHT[0] - dx * LIGHT[2]) / Math.hypot(dx, dz);
  return Math.max(0, outward * Math.sqrt(1 - lean * lean) + LIGHT[1] * lean);
}

/** How dark a field is at its six corners, 0 to 1, for what rises beside it: darker where that stands in the light. */
export function shadowsOn(at: At, heights: Heights, height: number): readonly number[] {
  const edges = [0, 1, 2, 3, 4, 5].map((edge) => {
    const rise = heightAt(heights, across(at, edge)) - height;
    if (rise <= 0) return 0;
    const angle = ((edge + 0.5) * Math.PI) / 3;
    const isBefore = Math.max(0, Math.cos(angle) * LIGHT[0] + Math.sin(angle) * LIGHT[2]);
    return Math.min(0.85, (0.4 + 0.45 * isBefore) * (0.75 + 0.25 * rise));
  });
  return edges.map((dark, corner) => 1 - (1 - dark) * (1 - edges[(corner + 5) % 6]!));
}

/** Up to how far from a field's edge its shadows reach, as a share of the way to its middle. */
export const SHADOW_REACH = 0.45;

/** How dark it is at a point of a field, seen from its middle. */
export function shadowAt(corners: readonly number[], x: number, z: number): number {
  const turn = ((Math.atan2(z, x) / Math.PI) * 3 + 6) % 6;
  const first = Math.floor(turn) % 6;
  const share = turn - Math.floor(turn);
  const rim = corners[first]! * (1 - share) + corners[(first + 1) % 6]! * share;
  return rim * Math.max(0, (Math.hypot(x, z) - 1 + SHADOW_REACH) / SHADOW_REACH);
}
