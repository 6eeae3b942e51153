import type { At } from './at.ts';
import type { Config } from './card.ts';
import type { Position } from './position.ts';
import type { Letter } from './symbols.ts';

/** What tests must know of a game, told from its rules alone: each game's folder has one, and every generic test asks it. */
export interface GameFixture<P extends Position = Position> {
  /** How many of each kind of piece there are. */
  pieces(config: Config): number[];
  /** How many of each kind a position holds, counted wherever pieces can be. */
  found(position: P): number[];
  /** The end of every track. */
  top(config: Config): number;
  /** The number of moves to begin with, reckoned by hand from the board and what was dealt. */
  firstMoves(position: P): number;
  /** The board, for games on hexagons: it may be turned and mirrored. Elsewhere only symbols can change places. */
  readonly board?: BoardFixture;
}

/** A board that has the symmetries of the hexagon. */
export interface BoardFixture {
  /** The rules by which it is so. */
  readonly rules: string;
  /** Whether the symbols on it are always the same ones: then they must turn with it. */
  readonly isPrinted: boolean;
  /** What lies on the board at the start. */
  marks(setup: Record<string, unknown>): (readonly [Letter, At])[];
}

/** How many of the pieces are of each kind. */
export function tally(kinds: number, pieces: Iterable<number>): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const piece of pieces) counts[piece]!++;
  return counts;
}

/** Counts of the same kinds at several places, together. */
export const addUp = (...places: readonly (readonly number[])[]): number[] =>
  places[0]!.map((_, kind) => places.reduce((sum, counts) => sum + counts[kind]!, 0));
