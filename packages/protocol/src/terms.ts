import type { GameId, Options } from '@sixfold/engine';
import type { Edition } from '@sixfold/engine/seeded';

/** The longest name that somebody may give to themselves or to others, in characters. */
export const LONGEST_NAME = 40;

/** What a table agrees on, apart from who sits there. */
export interface Terms {
  readonly game: GameId;
  readonly options: Options;
  /** How many games make the series (F6). */
  readonly games: number;
  /** The seat that starts the first game; null has it drawn (F5). */
  readonly starter: number | null;
  /** Whether it lies on a real table: then the moves of this one are what people say that they scored. */
  readonly isPrinted?: true;
}

/**
 * The deal of the day that is played at a table: the same luck for everybody who plays it. The open one comes from the date
 * alone; of the ranked one a server keeps the secret until the date is over, and the first attempt counts.
 */
export interface DealOfDay {
  /** A calendar date, `2026-11-16`. */
  readonly date: string;
  readonly kind: 'open' | 'ranked';
}

/** Who sits where, by name: a person, or a bot of some strength. */
export interface Seat {
  readonly kind: 'person' | 'bot';
  /** What to call the seat; free text. */
  readonly name: string;
  /** Which bot plays; only for bots. */
  readonly bot?: string;
}

/** Terms with the people, as set-up asks for them and as records of 0.1 hold them. */
export interface TableConfig extends Terms {
  readonly seats: readonly Seat[];
}

/** A series as it travels from one host to another. It holds the seed, so it is secret until the end. */
export interface TableRecord {
  readonly format: string;
  /** The version of the game's rules under which the moves were played. */
  readonly ruleset: number;
  readonly config: TableConfig;
  readonly seed: string;
  /** How luck follows from the seed; without it by the first edition. */
  readonly luck?: Edition;
  /** The moves of each game, in notation. */
  readonly games: readonly (readonly string[])[];
  readonly takenBack: number;
  /** From this ply of this game on luck comes from another seed; only where the table has changed hands. */
  readonly fresh?: { readonly game: number; readonly ply: number; readonly seed: string };
}
