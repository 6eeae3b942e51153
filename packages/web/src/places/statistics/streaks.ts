import { streakOf } from '@sixfold/host/daily';
import { dayOf } from '../../lib/calendar.ts';
import type { PlayedGame } from '../../store/figures.ts';

/** How often something happened in a row: up to now, and at most. */
export interface InARow {
  readonly current: number;
  readonly best: number;
}

/** Games won one after the other; who was alone has neither won nor lost. The games are the earliest first. */
export function winsInARow(played: readonly PlayedGame[]): InARow {
  let [current, best] = [0, 0];
  for (const { hasWon } of played) {
    if (hasWon !== null) current = hasWon ? current + 1 : 0;
    best = Math.max(best, current);
  }
  return { current, best };
}

/** Days on which something was finished, one after the other, by the clock of this device. */
export function daysInARow(played: readonly PlayedGame[], now: number): InARow {
  const { current, best } = streakOf(
    played.map(({ past }) => dayOf(Date.parse(past.when))),
    now,
  );
  return { current, best };
}
