/** Calendar dates as texts, `2026-11-16`: they belong to no time zone, and nothing here knows the time of day. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Where a date comes first, and where it goes last: UTC+14 and UTC−12. */
const EARLIEST = 14 * HOUR;
const LATEST = 12 * HOUR;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Days of the months before each month; the day that leap years have more is counted apart. */
const BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const leapsBefore = (year: number): number =>
  Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400);
const dayOfYear = (year: number): number => 365 * (year - 1970) + leapsBefore(year) - leapsBefore(1970);
const daysBefore = (year: number, month: number): number => (BEFORE[month] ?? 0) + Number(month > 1 && isLeap(year));

/** The number of a date, from 1970-01-01 on: dates that follow each other have numbers that do. */
export function dayOf(date: string): number {
  const [, year, month, day] = (FORM.exec(date) ?? []).map(Number);
  if (!year || !month || !day || month > 12) return NaN;
  return dayOfYear(year) + daysBefore(year, month - 1) + day - 1;
}

/** The date of that number. */
export function dateOf(day: number): string {
  let year = 1970 + Math.floor(day / 365.2425);
  while (dayOfYear(year) > day) year--;
  while (dayOfYear(year + 1) <= day) year++;
  const rest = day - dayOfYear(year);
  const month = BEFORE.findLastIndex((_, index) => daysBefore(year, index) <= rest);
  return [pad(year, 4), pad(month + 1, 2), pad(rest - daysBefore(year, month) + 1, 2)].join('-');
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** Whether a text is a date that there is. */
export const isDate = (text: unknown): text is string => typeof text === 'string' && dateOf(dayOf(text)) === text;

/** The date so many days later. */
export const dateAfter = (date: string, days = 1): string => dateOf(dayOf(date) + days);

/** When it begins to be that date somewhere, in milliseconds since 1970. */
export const opensAt = (date: string): number => dayOf(date) * DAY - EARLIEST;
/** When it is that date nowhere any more. */
export const closesAt = (date: string): number => (dayOf(date) + 1) * DAY + LATEST;

/** Whether it is that date anywhere. */
export const isOpen = (date: string, now: number): boolean => opensAt(date) <= now && now < closesAt(date);

/** The number of the date that goes next: it is that date on Baker Island. */
export const firstOpenDay = (now: number): number => Math.floor((now - LATEST) / DAY);

/** The dates that it is somewhere: two, or for two hours a day three. */
export function openDates(now: number): string[] {
  const first = firstOpenDay(now);
  const last = Math.floor((now + EARLIEST) / DAY);
  return Array.from({ length: last - first + 1 }, (_, index) => dateOf(first + index));
}
