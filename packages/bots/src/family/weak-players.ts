import type { Chance, Position } from '@sixfold/engine';

/** How a person falls short of a good player. */
export interface Weakness {
  /** The share of the possible moves that they see at all. */
  readonly sees: number;
  /**
   * How much they care for their weakest symbols. With 0 every point is as good as any other, so that they chase big
   * scores; from about 0.3 on a point on a weak track is worth far more than one on a strong track.
   */
  readonly cares: number;
}

const after = new Uint8Array(6);

/** What six tracks are worth to somebody who cares so much. */
function worth(tracks: Uint8Array, cares: number): number {
  let sum = 0;
  for (const track of tracks) sum += cares === 0 ? track : (1 - Math.exp(-cares * track)) / cares;
  return sum;
}

/** The moves that somebody notices; always at least one. */
export function noticed(moves: readonly number[], sees: number, chance: Chance): readonly number[] {
  const seen = moves.filter(() => chance.below(1000) < sees * 1000);
  return seen.length > 0 ? seen : [moves[chance.below(moves.length)]!];
}

/** The best scoring move as such a person sees it; ties are broken by chance. */
export function weakMove(
  position: Position,
  moves: readonly number[],
  { sees, cares }: Weakness,
  chance: Chance,
): number {
  let best = -Infinity;
  let ties: number[] = [];
  for (const move of noticed(moves, sees, chance)) {
    position.tracksAfter(move, after);
    const value = worth(after, cares);
    if (value > best) {
      best = value;
      ties = [];
    }
    if (value === best) ties.push(move);
  }
  return ties[chance.below(ties.length)]!;
}
