/** A piece that was counted on a drawn board: the entry that it came with, and what the fields showed before and after it. */
export interface LaidPiece {
  readonly ply: number;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** Fields that the piece changed are as they were before; what was painted elsewhere since then stays. */
const without = (shown: Uint8Array, { before, after }: LaidPiece): Uint8Array =>
  shown.map((top, at) => (before[at] === after[at] ? top : (before[at] ?? top)));

/** What the board shows once entries from this ply on are taken back, the last one first. */
export const takenBack = (shown: Uint8Array, laid: readonly LaidPiece[], ply: number): Uint8Array =>
  laid.filter((piece) => piece.ply >= ply).reduceRight(without, shown);
