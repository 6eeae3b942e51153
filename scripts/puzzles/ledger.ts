import { Lines } from '../kept/lines.ts';
import type { SearchedGame } from './search.ts';

/** Games that were gone through. */
export class Ledger extends Lines<SearchedGame> {
  get games(): readonly SearchedGame[] {
    return this.all;
  }

  get count(): number {
    return this.games.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  }
}
