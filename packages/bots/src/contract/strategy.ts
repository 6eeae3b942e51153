import type { Chance, Game, Position } from '@sixfold/engine';
import type { Thinking } from './bot.ts';
import type { Level } from './levels.ts';

/** What a game's folder brings: how its bots play. All that they know of a position is what its seat may know. */
export interface Strategy<P extends Position = Position> {
  /** The game itself, so that whoever plays one game loads no other. */
  readonly game: Game<P>;
  /** Takes what scores best. */
  greedy(position: P, chance: Chance): number;
  /** Whether the game may be over with the next move: then somebody might win with it, which nobody is to overlook. */
  mayEnd(position: P): boolean;
  /** Begins to think as a player of this level. What the seat to move cannot see was dealt by lot. */
  think(level: Level, position: P, chance: Chance): Thinking;
}

/** The module of a game's strategy. */
export interface StrategyModule {
  /** How bots play with so many players, once what they have learned for that is there. */
  readonly loadStrategy: (players: number) => Promise<unknown>;
}

/** The module of a game's reference: how its best evaluation once chose without any search, by one look at each move. */
export interface InstinctModule<P extends Position = Position> {
  readonly instinct: (position: P, chance: Chance) => number;
}
