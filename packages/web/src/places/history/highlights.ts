import type { SeenPly } from '@sixfold/protocol';

const pointsOf = ({ events }: SeenPly): number =>
  events.reduce((sum, event) => sum + (event.type === 'score' ? event.points : 0), 0);

const isNotable = ({ events }: SeenPly): boolean =>
  events.some(({ type }) => type === 'bonus' || type === 'bust' || type === 'end');

/** After how many plies there is something to see: bonus turns, busts, each player's best move, and the end. */
export function highlightsOf(plies: readonly SeenPly[]): readonly number[] {
  const best = new Map<number, SeenPly>();
  for (const ply of plies)
    if (pointsOf(ply) > (best.has(ply.seat) ? pointsOf(best.get(ply.seat)!) : 0)) best.set(ply.seat, ply);
  return plies.flatMap((ply, index) => (isNotable(ply) || best.get(ply.seat) === ply ? [index + 1] : []));
}

/** The next of them after a ply, or the one before it; null where there is none. */
export const highlightFrom = (highlights: readonly number[], ply: number, by: 1 | -1): number | null =>
  (by === 1 ? highlights.find((at) => at > ply) : highlights.findLast((at) => at < ply)) ?? null;
