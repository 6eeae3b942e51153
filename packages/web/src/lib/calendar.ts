const pad = (n: number): string => String(n).padStart(2, '0');

/** A day as a field for dates has it, by the clock of this device. */
export function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** When such a day begins here, or one so many days later; null for what is no day. Days of 23 and 25 hours count as days. */
export function dayBegins(text: string, later = 0): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return day === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day) + later).getTime();
}

/** A day as one reads it. */
export const sayDay = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(at);
