import { seatsOf, type Who } from './seats.ts';
import { lastDecision } from '../series/match.ts';
import type { Table } from './table.ts';

/** The ply to before which somebody may ask to go back: their own last one. Null if there is none. */
export function takeBackOf(table: Table, who: Who): number | null {
  const { seats, series, stage, turn, opened } = table;
  const own = seatsOf(seats, who);
  // After the end everything may have been seen: then it stays as it is, unless all are among themselves.
  if (opened.daily) return null;
  if (table.isPrinted) return own.length > 0 ? lastWritten(table) : null;
  const mayGoBack = turn !== null || (who.kind === 'device' && (stage === 'playing' || stage === 'over'));
  return mayGoBack ? lastDecision(series.match.movers, (seat) => own.includes(seat)) : null;
}

/** Nothing at a score board is secret, so that anybody there goes back as far as they like, also after the end. */
function lastWritten({ seats, series, stage }: Table): number | null {
  if (stage !== 'playing' && stage !== 'over') return null;
  return lastDecision(series.match.movers, (seat) => !seats[seat]?.hasResigned);
}
