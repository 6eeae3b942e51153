import type { At } from '@sixfold/engine';
import { heightAt, type Heights } from './heights.ts';
import { APOTHEM, fieldsOf, middleOf, THICKNESS, type Vector } from './layout.ts';

/** Where the eye is and which way it looks through one point of the picture. */
export interface Ray {
  readonly from: Vector;
  readonly along: Vector;
}

/** The outward directions of a column's six sides. */
const SIDES = [0, 1, 2, 3, 4, 5].map((edge) => {
  const angle = ((edge + 0.5) * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** The field whose column of pieces, at its true height, is the first that a ray meets. */
export function fieldHit(ray: Ray, radius: number, heights: Heights): At | null {
  let nearest: At | null = null;
  let least = Infinity;
  for (const at of fieldsOf(radius)) {
    const distance = entry(ray, at, heightAt(heights, at) * THICKNESS);
    if (distance >= least) continue;
    least = distance;
    nearest = at;
  }
  return nearest;
}

/** How far along a ray it enters a column; infinity if it never does. The column goes down for ever. */
function entry({ from, along }: Ray, at: At, top: number): number {
  const [x, , z] = middleOf(at);
  let enters = 0;
  let leaves = Infinity;
  const cut = (speed: number, room: number): void => {
    if (speed < 0) enters = Math.max(enters, room / speed);
    else if (speed > 0) leaves = Math.min(leaves, room / speed);
    else if (room < 0) leaves = -Infinity;
  };
  cut(along[1], top - from[1]);
  for (const [nx, nz] of SIDES) cut(nx * along[0] + nz * along[2], APOTHEM - nx * (from[0] - x) - nz * (from[2] - z));
  return enters < leaves ? enters : Infinity;
}
