import type { Standings } from '../../packages/cli/src/arena/standings.ts';
import type { Match } from './matches.ts';

/** A match and what has been played of it. */
export interface Row {
  readonly match: Match;
  readonly standings: Standings | null;
}
