import type { Chance } from './chance.ts';
import type { Position } from './position.ts';

/**
 * Counts the lines of play of a given length: the standard check of a move generator. Luck is fixed by the ply, so that
 * the count is the same everywhere.
 */
export function perft(position: Position, depth: number, luck: (ply: number) => Chance): number {
  if (depth === 0) return 1;
  if (depth === 1) return position.countMoves();
  let lines = 0;
  for (const move of position.legalMoves()) {
    const after = position.clone();
    after.play(move, luck(position.ply));
    lines += perft(after, depth - 1, luck);
  }
  return lines;
}
