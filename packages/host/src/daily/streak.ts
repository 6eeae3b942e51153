import { dateOf, dayOf, firstOpenDay } from './dates.ts';

/** Dates that somebody played one after the other. */
export interface Streak {
  /** How many they are now; it stands as long as the next date is open anywhere. */
  readonly current: number;
  readonly best: number;
  /** The date that would make it longer; null where there is none. */
  readonly next: string | null;
}

/** Days in a row, by their numbers. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * The streak of whoever played on these dates. It counts dates and no hours, so that flights and daylight saving are nothing
 * to it. A clock may have been wrong then or be wrong now: what it calls the future breaks nothing.
 */
export function streakOf(played: Iterable<string>, now: number): Streak {
  const runs = runsOf([...new Set([...played].map(dayOf))].sort((a, b) => a - b));
  const first = firstOpenDay(now);
  const current = longest(runs.filter(({ to }) => to + 1 >= first));
  return {
    current: current ? lengthOf(current) : 0,
    best: Math.max(0, ...runs.map(lengthOf)),
    next: current && dateOf(current.to + 1),
  };
}

const lengthOf = ({ from, to }: Run): number => to - from + 1;

/** Of equal ones the last: there one goes on. */
const longest = (runs: readonly Run[]): Run | null =>
  runs.reduce<Run | null>((best, run) => (best && lengthOf(best) > lengthOf(run) ? best : run), null);

function runsOf(days: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last.to + 1 === day) runs[runs.length - 1] = { ...last, to: day };
    else runs.push({ from: day, to: day });
  }
  return runs;
}
