import type { Chance } from '@sixfold/engine';
import { DRAW, STOP, TAKE, type StonesPosition } from '@sixfold/engine/stones';
import { gainsOnWeakest } from '../../family/best.ts';

/** Takes its weakest colour whenever it may; stops as soon as that helps a weakest symbol, or after two matches. */
export function greedy(position: StonesPosition, _chance: Chance): number {
  const moves = position.legalMoves();
  if (moves.includes(TAKE)) return TAKE;
  const hasTwoMatches = (position.tray & (position.tray - 1)) !== 0;
  if (moves.includes(STOP) && (hasTwoMatches || gainsOnWeakest(position, STOP))) return STOP;
  return moves.includes(DRAW) ? DRAW : (moves[0] as number);
}
