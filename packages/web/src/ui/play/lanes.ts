import type { Position } from '@sixfold/engine';

/** One track of one team, ready to be drawn. */
export interface Lane {
  readonly symbol: number;
  readonly value: number;
  /** What the move in the player's hand would add. */
  readonly gain: number;
  readonly isWeakest: boolean;
}

/** Where all six are equal no colour is the weakest: marking all would tell nothing. */
export function lanesOf(tracks: readonly number[], gains: readonly number[] | null): Lane[] {
  const lowest = Math.min(...tracks);
  const isLevel = lowest === Math.max(...tracks);
  return tracks.map((value, symbol) => ({
    symbol,
    value,
    gain: gains?.[symbol] ?? 0,
    isWeakest: !isLevel && value === lowest,
  }));
}

/** The teams with one's own first; in the order of the table for whoever only looks. */
export const ownFirst = (teams: readonly number[][], you: number | null): readonly number[][] =>
  you === null ? teams : teams.toSorted((a, b) => Number(b.includes(you)) - Number(a.includes(you)));

/** The teams of a table as lists of seats, in the order of their first seats. */
export function teamsOf(position: Position): number[][] {
  return Array.from({ length: position.teams }, (_, team) =>
    Array.from({ length: position.config.players }, (_seat, seat) => seat).filter(
      (seat) => position.teamOf(seat) === team,
    ),
  );
}
