import type { Position } from '@sixfold/engine';

/** One track of one team, ready to be drawn. */
export interface Lane {
  readonly symbol: number;
  readonly value: number;
  /** What the move in the player's hand would add. */
  readonly gain: number;
  /** What the last moves have added. */
  readonly news: number;
  readonly isWeakest: boolean;
  /** Whether it is pointed out as the weakest: where many are, that would tell nothing. */
  readonly isMarked: boolean;
}

/** So many colours may be pointed out as the weakest at once. */
export const MOST_MARKED = 2;

/** Where all six are equal no colour is the weakest. */
export function lanesOf(
  tracks: readonly number[],
  gains: readonly number[] | null,
  news: readonly number[] | null = null,
): Lane[] {
  const lowest = Math.min(...tracks);
  const weak = tracks.filter((value) => value === lowest).length;
  return tracks.map((value, symbol) => {
    const isWeakest = weak < tracks.length && value === lowest;
    return {
      symbol,
      value,
      gain: gains?.[symbol] ?? 0,
      news: news?.[symbol] ?? 0,
      isWeakest,
      isMarked: isWeakest && weak <= MOST_MARKED,
    };
  });
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
