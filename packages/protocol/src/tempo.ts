/** How much time there is to decide, chosen when a table is opened; all of it in milliseconds. */
export interface Tempo {
  /** Live: while everybody is there. Days: whenever somebody finds the time. */
  readonly kind: 'live' | 'days';
  /** What each seat has when a game begins. */
  readonly bank: number;
  /** What a turn adds to it when it is over. */
  readonly gain: number;
  /** Above this, turns add nothing; null if there is no such limit. */
  readonly cap: number | null;
  /** When time is out: a bot plays on and the seat can be taken back, or the seat is lost. */
  readonly onTime: 'bot' | 'lost';
}

/** When somebody is on holiday: their time stands still at all tables of days. In milliseconds since 1970. */
export interface Holiday {
  readonly from: number;
  /** No part of it. */
  readonly until: number;
}

/** The holidays of a person. */
export interface HolidayBook {
  /** Those of the last year, and the one that they have now or next. */
  readonly holidays: readonly Holiday[];
  /** How much they could plan from now on, in milliseconds. */
  readonly left: number;
  /** When this was so, by the server's clock: a client's idea of that clock is late by the way of a message. */
  readonly at: number;
}

/** The time of everybody at a table, as it was when something last happened there. */
export interface TableClock {
  /** By the server's clock, in milliseconds since 1970. */
  readonly since: number;
  /** What each seat had left then. */
  readonly left: readonly number[];
  /** Whose time is running. */
  readonly running: number | null;
  readonly isPaused: boolean;
  /** When who is on holiday, now or later. */
  readonly holidays: readonly (Holiday & { readonly seat: number })[];
  /** When they have none left; null while nobody's time is running, or while it is paused. */
  readonly out: number | null;
}

/** What a seat has left at a moment of the server's clock: a page counts down by itself. */
export function timeLeft({ left, running, out }: TableClock, seat: number, now: number): number {
  const most = left[seat] ?? 0;
  // Whoever is on holiday runs out later than their time would tell.
  return seat === running && out !== null ? Math.max(0, Math.min(most, out - now)) : most;
}
