import { gainsOf, type Chance, type Position } from '@sixfold/engine';

const after = new Uint8Array(6);

/**
 * The six values, sorted ascending, as one number: the order of these numbers is the order in which players are ranked
 * (F4). No track is longer than 63.
 */
function rankingKey(tracks: Uint8Array): number {
  let key = 0;
  for (const value of tracks.toSorted()) key = key * 64 + value;
  return key;
}

/** The move after whose scoring the mover ranks highest; ties are broken by chance. */
export function bestScoring(position: Position, moves: readonly number[], chance: Chance): number {
  let best = -1;
  let ties: number[] = [];
  for (const move of moves) {
    position.tracksAfter(move, after);
    const key = rankingKey(after);
    if (key > best) {
      best = key;
      ties = [];
    }
    if (key === best) ties.push(move);
  }
  return ties[chance.below(ties.length)] as number;
}

/** Whether scoring this move advances one of the mover's weakest symbols. */
export function gainsOnWeakest(position: Position, move: number): boolean {
  const before = position.tracksOf(position.turn);
  const gains = gainsOf(position, move);
  const lowest = Math.min(...before);
  return before.some((value, symbol) => value === lowest && gains[symbol]! > 0);
}
