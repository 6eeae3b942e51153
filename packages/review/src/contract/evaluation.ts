import type { Reason } from '@sixfold/bots';
import type { Chance, Position } from '@sixfold/engine';

/** The chance to win of each team, from 0 to 1; together they are 1. A team is one seat, or two partners. */
export type TeamShares = readonly number[];

/** Each team's chance to win as somebody judges it who sees everything, and how far off luck of their own may make it. */
export interface Appraisal {
  readonly shares: TeamShares;
  /** The standard error of a share where it is a mean over luck that was tried out; 0 where nothing was. */
  readonly error: number;
}

/** How a game is played on before a move is judged, where what it is worth shows only later. */
export interface FollowUp<P extends Position = Position> {
  /** Until the mover has come on turn so many times more. */
  readonly turns: number;
  /** The same for a move that seems to lose gravely and is judged again, and in how many times as many worlds. */
  readonly again: { readonly turns: number; readonly worlds: number };
  /** Plays on in a world until a seat has come on turn so many times more, or to its end. */
  playOn(world: P, seat: number, turns: number, chance: Chance): void;
}

/**
 * Judges whole positions: of two that differ in the order of a bag alone it says the same, and of the same one always the
 * same. It is fixed before any game that it reviews, so every review names it.
 */
export interface Evaluation<P extends Position = Position> {
  /** A short name in lower case, the same in every language. */
  readonly name: string;
  /** The SHA-256 of all that its judgement depends on. */
  readonly hash: string;
  /**
   * Whether it sees enough of the luck for what draws were worth to be shown: masters' results without it vary at most two thirds as
   * much as their results (docs/review.md). Where it does not, draws are left out, and it is said why.
   */
  readonly seesLuck: boolean;
  /** Who judges decisions, for which thousands of moves are tried, where it is somebody else. */
  readonly forDecisions?: Evaluation<P>;
  /** Without it moves are judged by what they lead to at once. */
  readonly followUp?: FollowUp<P>;
  /** Of a game that is not over. */
  appraise(position: P): Appraisal;
  /** The moves that deserve a closer look, the most promising first, as far as the seat to move can know. */
  candidates(position: P, most: number): number[];
  /** What speaks for a move of the seat to move. */
  reasons(position: P, move: number): Reason[];
}
