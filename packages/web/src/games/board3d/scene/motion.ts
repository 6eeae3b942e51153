/** How long a tile falls and settles, and the camera takes to another view, in milliseconds. */
export const FALL = 260;
export const GLIDE = 240;
/** From how high above its place a tile falls. */
const DROP = 1.6;

/** How high a tile is above its place when a share of the time has passed: it falls, springs back a little and rests. */
export function heightInFall(share: number): number {
  if (share >= 1) return 0;
  const landed = 0.7;
  if (share < landed) return DROP * (1 - (share / landed) ** 2);
  const rest = (share - landed) / (1 - landed);
  return 0.12 * 4 * rest * (1 - rest);
}

/** Starts and ends slowly. */
export const ease = (share: number): number => share * share * (3 - 2 * share);
