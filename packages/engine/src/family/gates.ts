import type { Gate } from '../contract/rail.ts';
import { allAtLeast } from '../contract/tracks.ts';

/**
 * Tracks in three areas, 1–3, 4–6 and 7 up: the second opens once all six tracks are in the first, the third once all
 * six are in the second (C6, D6).
 */
const AREA = 3;
const MIDDLE = AREA + 1;
const LAST = MIDDLE + AREA;

/** The areas that are closed at first, on tracks that end at `top`. */
export const gatesUpTo = (top: number): readonly [Gate, Gate] => [
  { from: MIDDLE, to: LAST - 1, needs: MIDDLE - AREA },
  { from: LAST, to: top, needs: LAST - AREA },
];

/** Whether the marker at `tracks[index]` may step forward, given its row of six tracks from `base` and the top. */
export function mayStep(tracks: Uint8Array, base: number, index: number, top: number): boolean {
  const next = tracks[index]! + 1;
  if (next > top) return false;
  // Only the steps into an area are barred; who stands inside it may go on, for tracks never fall.
  return (next !== MIDDLE && next !== LAST) || allAtLeast(tracks, base, next - AREA);
}
