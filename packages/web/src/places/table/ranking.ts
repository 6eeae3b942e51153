import type { Result } from '@sixfold/engine';

/** One line of a ranking: those who share tracks, and their six values as the rule compares them. */
export interface RankRow {
  readonly rank: number;
  readonly seats: readonly number[];
  /** Weakest first. */
  readonly values: readonly { readonly symbol: number; readonly value: number }[];
  /** Which of the values told this line from its neighbour; null where none did. */
  readonly deciding: number | null;
}

/** Ranks the seats; partners, who share tracks, stand in one line. */
export function rankRows(result: Result, teamOf: (seat: number) => number): RankRow[] {
  const seats = result.ranks.map((_, seat) => seat);
  const firsts = seats.filter((seat) => seats.findIndex((other) => teamOf(other) === teamOf(seat)) === seat);
  const rows = firsts
    .map((first) => ({
      rank: result.ranks[first]!,
      seats: seats.filter((seat) => teamOf(seat) === teamOf(first)),
      values: sortedValues(result.tracks[first] ?? []),
    }))
    .sort((a, b) => a.rank - b.rank);
  return rows.map((row, index) => ({
    ...row,
    deciding: decidingValue(result, row, rows[index === 0 ? 1 : index - 1]),
  }));
}

const sortedValues = (tracks: readonly number[]): RankRow['values'] =>
  tracks.map((value, symbol) => ({ symbol, value })).sort((a, b) => a.value - b.value);

type RankLine = Pick<RankRow, 'values'>;

/** The first value in which two lines differ; an instant win is decided by no value. */
function decidingValue(result: Result, row: RankLine, neighbour: RankLine | undefined): number | null {
  if (!neighbour || result.instant !== null) return null;
  const place = row.values.findIndex(({ value }, index) => value !== neighbour.values[index]?.value);
  return place < 0 ? null : place;
}

/** Everyone in first place. */
export const winners = (rows: readonly RankRow[]): RankRow[] => rows.filter(({ rank }) => rank === 1);
