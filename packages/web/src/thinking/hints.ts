import type { Budget, Reason } from '@sixfold/bots';
import type { Level } from '@sixfold/bots/levels';
import { gainsOf, imagine, type BySymbol, type Game, type MoveObject, type Position, type View } from '@sixfold/engine';
import type { Thinker, Thought } from '@sixfold/host';

/** A move that the person at the screen could make, and what is to be said for it. */
export interface Suggestion {
  readonly move: MoveObject;
  /** The expected share of the win, from 0 to 1; alone at the table the expected weakest track. Null if nobody knows. */
  readonly outlook: number | null;
  /** By how much it is expected to advance each of the player's tracks. */
  readonly gains: BySymbol<number>;
  /** The most important one first. */
  readonly reasons: readonly Reason[];
}

const ADVISER: Level = 'master';
/** Whoever asks for a hint wants a good one, whatever the speed. */
const BUDGET: Budget = { ms: 900 };

/**
 * Good moves for the person at the screen, from what they see and nothing else, best first; none if nobody wants to
 * know any more. Fails where nobody can think.
 */
export async function suggest(thinker: Thinker, game: Game, view: View, stop: AbortSignal): Promise<Suggestion[]> {
  try {
    const thought = await thinker.think({ bot: ADVISER, view, luck: `hint ${view.ply}`, budget: BUDGET }, stop);
    return suggestionsOf(thought, game, imagine(game, view));
  } catch (error) {
    if (stop.aborted) return [];
    throw error;
  }
}

/** What a thought suggests to the seat to move. Without advice, its move and what that would score must do. */
function suggestionsOf({ move, advice }: Thought, game: Game, position: Position): Suggestion[] {
  if (advice.length > 0) return advice.map((one) => ({ ...one, move: game.makeMove(position, one.move) }));
  return [{ move: game.makeMove(position, move), outlook: null, gains: gainsOf(position, move), reasons: [] }];
}
