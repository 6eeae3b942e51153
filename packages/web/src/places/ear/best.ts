import type { Position, View } from '@sixfold/engine';
import { SWAP } from '@sixfold/engine/family';
import type { EarWords } from '../../face/face.ts';

/** A move by what it leads to: the mover's values, weakest first, as players are ranked. */
interface Ranked {
  readonly move: number;
  readonly values: readonly number[];
}

const after = new Uint8Array(6);

function rank(position: Position, move: number): Ranked {
  position.tracksAfter(move, after);
  return { move, values: [...after].toSorted((a, b) => a - b) };
}

/** Positive where the other is better. */
function compare(one: Ranked, other: Ranked): number {
  const [differs = 0] = other.values.flatMap((value, place) => value - (one.values[place] ?? 0) || []);
  // Who is asked has nothing of the weakest colour: other pieces are the better hope.
  return differs || Number(other.move === SWAP) - Number(one.move === SWAP);
}

/** The moves that can be chosen, best first: whose scoring alone would rank the mover highest. */
export function bestMoves({ choices }: EarWords, view: View, position: Position, held: string | null): number[] {
  const moves = choices?.(view, position, held) ?? position.legalMoves();
  return moves
    .map((move) => rank(position, move))
    .toSorted(compare)
    .map(({ move }) => move);
}
