import { gainsOf, type Chance, type Position } from '@sixfold/engine';
import type { StandIn } from '../contract/stand-ins.ts';
import { bestScoring } from './best.ts';

/** How many moves a child happens to see. */
const SEEN = { child5: 5, child20: 20 } as const;

/** What a stand-in plays. */
export function standIn(name: StandIn, position: Position, chance: Chance): number {
  if (name === 'weakest-first') return bestScoring(position, position.legalMoves(), chance);
  if (name === 'points') return mostPoints(position, position.legalMoves(), chance);
  const seen = Array.from({ length: SEEN[name] }, () => position.randomMove(chance));
  return mostPoints(position, seen, chance);
}

/** The move that brings most points, on whatever track; ties are broken by chance. */
function mostPoints(position: Position, moves: readonly number[], chance: Chance): number {
  const points = moves.map((move) => gainsOf(position, move).reduce((sum, gain) => sum + gain));
  const most = Math.max(...points);
  const best = moves.filter((_, index) => points[index] === most);
  return best[chance.below(best.length)] ?? position.randomMove(chance);
}
