import type { Chance, Position } from '@sixfold/engine';
import type { Thinking } from './bot.ts';
import type { Level } from './levels.ts';

/** What a game's folder brings: how its bots play. All that they know of a position is what its seat may know. */
export interface Strategy<P extends Position = Position> {
  /** Takes what scores best. */
  greedy(position: P, chance: Chance): number;
  /** The best evaluation without any search: one look at each move. */
  instinct(position: P, chance: Chance): number;
  /** Begins to think as a player of this level. Each call of `imagine` deals anew what the seat to move cannot see. */
  think(level: Level, imagine: () => P, chance: Chance): Thinking;
}
