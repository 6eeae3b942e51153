import { seatsOf, type Who } from './seats.ts';
import { lastDecision } from '../series/match.ts';
import type { Table } from './table.ts';

/**
 * The ply to before which somebody may ask to go back: their own last one, or at a score board anybody's who has not given
 * up. Null if there is none.
 */
export function takeBackOf({ seats, series, stage, turn, opened, isPrinted }: Table, who: Who): number | null {
  const own = seatsOf(seats, who);
  // After the end everything may have been seen: then it stays as it is, unless all are among themselves.
  if (opened.daily || own.length === 0) return null;
  const isAmongUs = isPrinted || who.kind === 'device';
  const mayGoBack = turn !== null || (isAmongUs && (stage === 'playing' || stage === 'over'));
  const isOne = (seat: number): boolean => (isPrinted ? !seats[seat]?.hasResigned : own.includes(seat));
  return mayGoBack ? lastDecision(series.match.movers, isOne) : null;
}
