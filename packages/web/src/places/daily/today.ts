import { dateOf, dayOf } from '@sixfold/host/daily';
import { addressOf } from '../../lib/navigation.ts';
import { settings } from '../../lib/settings.ts';

/** The first date that has deals. */
export const FIRST_DATE = '2026-11-16';

/** The date on the wall, as the device has it. */
export function today(now = new Date()): string {
  const midnight = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return dateOf(midnight / 86_400_000);
}

/** The address of the deals of a date. */
export const dayAddress = (date: string): string => addressOf({ at: 'daily', date, game: '', moves: '' });

type Form = 'full' | 'long' | 'month' | 'weekday' | 'day';

const FORMS: Readonly<Record<Form, Intl.DateTimeFormatOptions>> = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric' },
};

/** A date in words: it belongs to no time zone, so it is shown in the one that shifts nothing. */
export const sayDate = (date: string, form: Form): string =>
  new Intl.DateTimeFormat(settings.value.language, { ...FORMS[form], timeZone: 'UTC' }).format(
    dayOf(date) * 86_400_000,
  );

/** A moment on this device's clock. */
export const sayMoment = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(at);
