import type { Messages } from '../../i18n/messages.ts';
import { listOf } from '../setup/names.ts';
import { winners, type RankRow } from './ranking.ts';
import { nameAt } from '../../lib/name-at.ts';

/** Who won, in one line. `you` is the seat of the only person at the table, if there is just one. */
export function sayResult(
  rows: readonly RankRow[],
  names: readonly string[],
  you: number | null,
  t: Messages,
  resigned: readonly number[] = [],
): string {
  // Of two, that is all there is to say; of more, the others have played it out.
  const why =
    rows.length === 2
      ? resigned.map((seat) => (seat === you ? t.end.youResigned : t.end.resigned(nameAt(names, seat))))
      : [];
  return [...why, sayWinner(rows, names, you, t)].join(' ');
}

/** Who won, for others to read: nobody there is "you". */
export const headlineOf = (
  rows: readonly RankRow[],
  names: readonly string[],
  resigned: readonly number[],
  t: Messages,
): string =>
  names.length === 1 ? t.picture.alone(rows[0]?.values[0]?.value ?? 0) : sayResult(rows, names, null, t, resigned);

function sayWinner(rows: readonly RankRow[], names: readonly string[], you: number | null, t: Messages): string {
  if (names.length === 1) return t.end.soloResult(rows[0]?.values[0]?.value ?? 0);
  const first = winners(rows);
  const seats = first.flatMap((row) => row.seats);
  const list = listOf(
    seats.map((seat) => nameAt(names, seat)),
    t,
  );
  if (first.length > 1) return t.end.tied(list);
  if (seats.length > 1) return t.end.wonMany(list);
  return seats[0] === you ? t.end.youWon : t.end.won(list);
}
