import type { Holiday, TableClock } from '@sixfold/protocol';
import type { Messages } from '../../i18n/messages.ts';
import { sayDay } from '../../lib/calendar.ts';

/** The holiday that somebody has now or next; null without one. */
export const nextOf = (holidays: readonly Holiday[], now: number): Holiday | null =>
  holidays.find(({ from, until }) => until > now && until > from) ?? null;

/** The last day of it: at its end it is over. */
export const lastDay = ({ until }: Holiday): number => until - 1;

const holidayAt = ({ holidays }: TableClock, seat: number, now: number): Holiday | null =>
  nextOf(
    holidays.filter((one) => one.seat === seat),
    now,
  );

/** Until when somebody at a table of days is away; empty for whoever is not. */
export function sayAway(clock: TableClock, seat: number, now: number, t: Messages, language: string): string {
  const next = holidayAt(clock, seat, now);
  return next && next.from <= now ? t.tempo.awayUntil(sayDay(lastDay(next), language)) : '';
}

/** The same, and when somebody will be. */
export function sayHoliday(clock: TableClock, seat: number, now: number, t: Messages, language: string): string {
  const next = holidayAt(clock, seat, now);
  if (!next || next.from <= now) return sayAway(clock, seat, now, t, language);
  return t.tempo.awayFrom(sayDay(next.from, language), sayDay(lastDay(next), language));
}
