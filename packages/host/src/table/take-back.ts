import { seatsOf, type Who } from './seats.ts';
import { lastDecision } from '../series/match.ts';
import type { Table } from './table.ts';

/** The ply to before which somebody may ask to go back: their own last one. Null if there is none. */
export function takeBackOf({ seats, series, stage, turn, opened }: Table, who: Who): number | null {
  const own = seatsOf(seats, who);
  // After the end everything may have been seen: then it stays as it is, unless all are among themselves.
  if (opened.daily) return null;
  const mayGoBack = turn !== null || (who.kind === 'device' && (stage === 'playing' || stage === 'over'));
  return mayGoBack ? lastDecision(series.match.movers, (seat) => own.includes(seat)) : null;
}
