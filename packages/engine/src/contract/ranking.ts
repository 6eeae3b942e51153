/** Compares two sets of tracks as F4 does; positive if `a` ranks better. */
export function compareTracks(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const left = Array.from(a).sort((x, y) => x - y);
  const right = Array.from(b).sort((x, y) => x - y);
  const place = left.findIndex((value, index) => value !== right[index]);
  return place < 0 ? 0 : left[place]! - right[place]!;
}

/** Ranks from 1, shared where equal (F4). A winner by an instant-win rule is first whatever the values say. */
export function ranks(tracks: readonly ArrayLike<number>[], instant: number | null): number[] {
  const beats = (a: number, b: number): boolean =>
    b !== instant && (a === instant || compareTracks(tracks[a]!, tracks[b]!) > 0);
  const all = tracks.map((_, index) => index);
  return all.map((own) => 1 + all.filter((other) => beats(other, own)).length);
}

/** The value of the weakest track (F3), which is also what a game is worth in a series (F6, D12). */
export const weakest = (tracks: ArrayLike<number>): number => Math.min(...Array.from(tracks));
