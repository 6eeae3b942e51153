import type { GameId } from '@sixfold/engine';
import type { Reason } from '@sixfold/bots';
import type { Evaluation, TeamShares } from '../contract/evaluation.ts';
import type { LossMark } from './decisions.ts';
import type { Effort } from './effort.ts';

/** What changed every team's chance to win: draws, what nobody could know, and decisions. */
export interface Parts {
  /** What luck brought, compared with all that it could have brought. */
  readonly draws: TeamShares;
  /** What lay hidden, and what the evaluation sees only once it has come to that. */
  readonly unknowable: TeamShares;
  /** What was lost by moves that could have been better, as far as one could know. */
  readonly decisions: TeamShares;
}

/** A real decision: there was a choice, and it made a difference. */
export interface ReviewedDecision {
  readonly played: string;
  readonly best: string;
  /** The best move as a number, for whoever wants to show it. */
  readonly bestMove: number;
  /** What was lost of the win, from 0 to 1, and its standard error. */
  readonly loss: number;
  readonly error: number;
  readonly mark: LossMark;
  /** What speaks for the best one; only where the move is marked. */
  readonly reasons: readonly Reason[];
}

/** One ply of a review. */
export interface ReviewedPly extends Parts {
  readonly seat: number;
  /** The standard error of what draws are compared with: 0 where all that could come was weighed. */
  readonly drawsError: number;
  /** Null for what was forced, made no difference, or was decided by somebody else. */
  readonly decision: ReviewedDecision | null;
}

/** What a seat made of its decisions. */
export interface SeatDecisions {
  /** How many decisions were real. */
  readonly real: number;
  /** What they lost of the win together, from 0. */
  readonly lost: number;
}

/** A reviewed game: where everybody stood, and why that changed. Plain JSON. */
export interface Review {
  readonly format: typeof REVIEW_FORMAT;
  readonly game: GameId;
  readonly players: number;
  /** The team of each seat. */
  readonly teams: readonly number[];
  /** Who judged, and whether what draws were worth is to be shown. */
  readonly evaluation: Pick<Evaluation, 'name' | 'hash' | 'seesLuck'>;
  readonly effort: Effort;
  /** What the game was worth before anything was dealt. */
  readonly start: TeamShares;
  /** After the deal, and after each ply. */
  readonly values: readonly TeamShares[];
  /** What came of it; null for a game that was broken off, which is reviewed up to there. */
  readonly result: TeamShares | null;
  readonly deal: Parts & { readonly drawsError: number };
  readonly plies: readonly ReviewedPly[];
  /** All of it together: from the start to the end. */
  readonly total: Parts;
  readonly seats: readonly SeatDecisions[];
}

/** The name and version of the format. */
export const REVIEW_FORMAT = 'sixfold-review/1';
