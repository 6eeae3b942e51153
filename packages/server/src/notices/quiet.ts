import type { NoticeChoices } from '../store/notice-store.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** There are a few hundred zones, and to make a format takes long. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(zone, format);
  return format;
}

const MINUTE = 60_000;
/** What was found last for each zone: most people live in a few of them. */
const latest = new Map<string, { readonly at: number; readonly minute: number }>();

/** How many minutes after midnight it is there, by the clock on the wall. */
function minuteIn(zone: string, now: number): number {
  const at = Math.floor(now / MINUTE);
  const known = latest.get(zone);
  if (known?.at === at) return known.minute;
  const [hours, minutes] = formatOf(zone).format(now).split(':');
  const minute = Number(hours) * 60 + Number(minutes);
  latest.set(zone, { at, minute });
  return minute;
}

/** Whether somebody is to be left in peace. */
export function isQuiet({ quiet, zone }: Pick<NoticeChoices, 'quiet' | 'zone'>, now: number): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  const minute = minuteIn(zone, now);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The zone by the name that it goes by; null if there is none of this name. */
export function zoneCalled(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
