import { overlap, tidySpans, type Span } from './spans.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** So many days of holiday there are in any 365. */
export const MOST_HOLIDAYS = 30;

/** Somebody plans a holiday from now on, in the place of what they had planned: what is past stays. */
export function replan(holidays: readonly Span[], at: number, { from, until }: Span): Span[] {
  const taken = holidays.map((past) => ({ ...past, until: Math.min(past.until, at) }));
  return tidySpans([...taken, { from: Math.max(from, at), until }]);
}

/** Whether one can plan it: it does not end before it begins, nor more than a year from now. */
export const canBePlanned = ({ from, until }: Span, at: number): boolean => from <= until && until <= at + YEAR;

/**
 * The holidays of a person who plans one; null if it would be too much. To end one is never too much. What is older than a
 * year is left out.
 */
export function planHoliday(holidays: readonly Span[], at: number, plan: Span): readonly Span[] | null {
  const { from, until } = plan;
  const after = replan(holidays, at, plan).filter((span) => span.until > at - YEAR);
  const isEnding = from === until;
  return isEnding || overlap(after, { from: until - YEAR, until }) <= MOST_HOLIDAYS * DAY ? after : null;
}

/** How much could be planned from now on, in milliseconds. */
export const holidayLeft = (holidays: readonly Span[], at: number): number =>
  Math.max(0, MOST_HOLIDAYS * DAY - overlap(holidays, { from: at - YEAR, until: at }));

/** The holiday that somebody has now or next; null if none is planned. */
export const nextHoliday = (holidays: readonly Span[], at: number): Span | null =>
  holidays.find(({ until }) => until > at) ?? null;
