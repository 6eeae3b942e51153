import type { EndReason } from './events.ts';
import type { Position, Tracks } from './position.ts';
import type { Scale } from './rail.ts';

/** What one scoring can do to six tracks, at a table of so many players. */
export interface SheetLaws {
  /** Where markers stop, what they earn, which parts are closed at first, and what all six must reach to win at once. */
  readonly scale: Scale;
  /** How many symbols can advance in one scoring. */
  readonly symbols: number;
  /** The most points that a symbol can get, where that is less than a track is long. */
  readonly most?: number;
  /** The fewest that a symbol gets which gets any, unless its marker comes to a stop. */
  readonly least?: number;
  /** A symbol that may advance by one step, whatever the fewest is, if no other does; -1 for none. */
  readonly taken?: (tracks: Tracks) => number;
  /** Why the game is over, where people say that it is. */
  readonly ended: EndReason;
  /** The rule by which markers stop. */
  readonly stopRule: string;
  /** The rule by which parts are closed at first. */
  readonly gateRule?: string;
}

/** What a game says of its score sheet: each game's folder has one. */
export interface SheetRules<P extends Position = Position> {
  /** The names of the options that tracks depend on. */
  readonly options?: readonly string[];
  /** The laws of a table, told from a position at it in which nothing has been dealt yet. */
  laws(blank: P): SheetLaws;
}
