/** Whether all six values from `base` have come at least so far. */
export function allAtLeast(tracks: Uint8Array, base: number, value: number): boolean {
  for (let symbol = 0; symbol < 6; symbol++) if (tracks[base + symbol]! < value) return false;
  return true;
}
