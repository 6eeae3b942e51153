import { FastChance, type Game, type Source, type View } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/table';

/** So many hands are made up at most; the right piece turns up long before. */
const MOST = 400;

/**
 * What counted for each score of a ply, from what one saw before it. Of hidden hands one saw nothing, so hands are made
 * up until one holds the piece that was played: where the points came from depends on nothing else of them.
 */
export function explainSeen(game: Game, before: View, { move }: SeenPly): Source[][] {
  for (let attempt = 0; attempt < MOST; attempt++) {
    const position = game.resample(before, new FastChance(attempt));
    const parsed = game.parseMove(position, move);
    if (parsed.ok) return game.sources(position, parsed.value);
  }
  return [];
}
