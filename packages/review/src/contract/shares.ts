import { type Position } from '@sixfold/engine';
import type { Evaluation, TeamShares } from './evaluation.ts';

/** What each team has won of a game that is over; who share the first place share the win. */
export function sharesWon(position: Position): TeamShares {
  const ranks = position.result().ranks.slice(0, position.teams);
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** The shares of the teams in turn, from one of them on. */
export const sharesFrom = (shares: TeamShares, first: number): TeamShares => [
  ...shares.slice(first),
  ...shares.slice(0, first),
];

/** Each team's chance to win, whether the game is over or not. */
export const sharesAt = (evaluation: Pick<Evaluation, 'appraise'>, position: Position): TeamShares =>
  position.ended ? sharesWon(position) : evaluation.appraise(position).shares;

/** What a game is worth before anything is dealt: the same to all. */
export const evenShares = (teams: number): TeamShares => Array<number>(teams).fill(1 / teams);

export const minus = (a: TeamShares, b: TeamShares): TeamShares => a.map((share, team) => share - (b[team] ?? 0));

export const plus = (a: TeamShares, b: TeamShares): TeamShares => a.map((share, team) => share + (b[team] ?? 0));

export const nothing = (teams: number): TeamShares => Array<number>(teams).fill(0);
