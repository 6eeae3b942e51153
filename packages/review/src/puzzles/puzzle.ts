import type { Level, Reason } from '@sixfold/bots';
import type { GameId } from '@sixfold/engine';
import type { Edition } from '@sixfold/engine/seeded';

/** So much of the win the best move must be ahead of every other one, with all that its interval leaves open. */
export const CLEARLY = 0.05;

/** How moves were compared: by playing on in many worlds that the mover must think possible. */
export interface CheckEffort {
  /** So many moves are compared at most, besides those that bots would choose. */
  readonly moves: number;
  /** In so many worlds a first look is taken; only what is ahead there by enough is played on. */
  readonly glances: number;
  /** In so many worlds the best move is chosen by playing on, and in so many others at most it is compared with the rest. */
  readonly first: number;
  readonly most: number;
  /** So many are played before it is asked whether it is clear by now. */
  readonly batch: number;
  /** So many turns each seat plays on before the evaluation judges; null where games are played to their end. */
  readonly turns: number | null;
}

/** A move that was compared with the best one: its place among the legal ones, what it loses, and the standard error of that, in tenths of points of winning. */
export type Rival = readonly [place: number, loss: number, error: number];

/** A position in which one move is clearly the best, as far as the mover can know. */
export interface Puzzle {
  /** Follows from the position, so that it stays when puzzles are graded anew. */
  readonly id: string;
  readonly players: number;
  /** The number of the game in the set: all luck follows from it. */
  readonly game: number;
  /** How many moves were played before, and which: each as its place among the legal ones. */
  readonly ply: number;
  readonly moves: string;
  /** The place of the best move among the legal ones. */
  readonly best: number;
  /** The nearest first. */
  readonly rivals: readonly Rival[];
  /** What speaks for the best one, the most important first. */
  readonly reasons: readonly Reason[];
  /** The levels of bots that do not find it, weakest first. */
  readonly missedBy: readonly Level[];
}

/** All puzzles of a game, and how they were made. Plain JSON. */
export interface PuzzleSet {
  readonly format: typeof PUZZLE_FORMAT;
  readonly game: GameId;
  readonly ruleset: number;
  readonly luck: Edition;
  /** From it and the number of a game the seed of its luck is made. */
  readonly seed: string;
  /** Whose games they are from, and how many were gone through. */
  readonly from: { readonly bot: Level; readonly games: number; readonly positions: number };
  /** Who took the first look, and who played on. */
  readonly evaluation: { readonly name: string; readonly hash: string };
  readonly check: CheckEffort & { readonly bot: Level };
  /** The levels that were asked, weakest first, and the version of their bots. */
  readonly levels: readonly Level[];
  readonly bots: number;
  readonly puzzles: readonly Puzzle[];
}

/** The name and version of the format. */
export const PUZZLE_FORMAT = 'sixfold-puzzles/1';
