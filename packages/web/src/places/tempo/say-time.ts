import type { Tempo } from '@sixfold/protocol';
import type { Messages } from '../../i18n/messages.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

const two = (n: number): string => String(n).padStart(2, '0');

/** A second that has begun is there. */
const wholeSeconds = (ms: number): number => Math.ceil(ms / SECOND) * SECOND;

/** Days, hours, minutes and seconds. */
const partsOf = (ms: number): readonly [number, number, number, number] => [
  Math.floor(ms / DAY),
  Math.floor((ms % DAY) / HOUR),
  Math.floor((ms % HOUR) / MINUTE),
  Math.floor((ms % MINUTE) / SECOND),
];

/** How much time is left, as short as it can be read: seconds count in the last hour only. */
export function showTime(ms: number, t: Messages['tempo']): string {
  const [days, hours, minutes, seconds] = partsOf(wholeSeconds(ms));
  if (days > 0) return t.daysLeft(days, hours);
  return hours > 0 ? t.hoursLeft(hours, minutes) : `${minutes}:${two(seconds)}`;
}

/** The same as one would say it. */
export function sayTime(ms: number, { spoken }: Messages['tempo']): string {
  const [days, hours, minutes, seconds] = partsOf(wholeSeconds(ms));
  if (days > 0) return `${spoken.days(days)} ${spoken.hours(hours)}`;
  if (hours > 0) return `${spoken.hours(hours)} ${spoken.minutes(minutes)}`;
  return minutes > 0 ? `${spoken.minutes(minutes)} ${spoken.seconds(seconds)}` : spoken.seconds(seconds);
}

/** After so many milliseconds what is shown has changed. */
export const untilNext = (ms: number): number => ms % (ms > HOUR ? MINUTE : SECOND) || SECOND;

/** The last tenth of the bank: from here on it is urgent. */
export const isShort = (ms: number, { bank }: Tempo): boolean => ms <= bank / 10;

/** Whether the last minute has just begun, of more than that. */
export const entersLastMinute = (before: number, now: number): boolean => before > MINUTE && now <= MINUTE && now > 0;

/** How much time everybody has, in a few words. */
export const sayTempo = ({ kind, bank, gain }: Tempo, t: Messages['tempo']): string =>
  kind === 'live' ? t.live(bank / MINUTE, gain / SECOND) : t.days(gain / DAY, bank / DAY);
