import type { Position, View } from '@sixfold/engine';
import { SWAP } from '@sixfold/engine/family';
import type { EarWords } from '../../face/face.ts';

/** A move by what it leads to: what the game says of it, then the mover's values, weakest first, as players are ranked. */
interface Ranked {
  readonly move: number;
  readonly worth: number;
  readonly values: readonly number[];
}

const after = new Uint8Array(6);

function rank(position: Position, move: number, worth: EarWords['worth']): Ranked {
  position.tracksAfter(move, after);
  return { move, worth: worth?.(after) ?? 0, values: [...after].toSorted((a, b) => a - b) };
}

/** Positive where the other is better. */
function compare(one: Ranked, other: Ranked): number {
  const [differs = 0] = other.values.flatMap((value, place) => value - (one.values[place] ?? 0) || []);
  // Who is asked has nothing of the weakest colour: other pieces are the better hope.
  return other.worth - one.worth || differs || Number(other.move === SWAP) - Number(one.move === SWAP);
}

/** The moves that can be chosen, best first: by what their scoring alone would bring. */
export function bestMoves({ choices, worth }: EarWords, view: View, position: Position, held: string | null): number[] {
  const moves = choices?.(view, position, held) ?? position.legalMoves();
  return moves
    .map((move) => rank(position, move, worth))
    .toSorted(compare)
    .map(({ move }) => move);
}
