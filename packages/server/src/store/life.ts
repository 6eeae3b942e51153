import type { Span } from '@sixfold/host';

/** So many milliseconds without a sign of life are a time without a server. */
const LONGEST_SILENCE = 10_000;
/** So many milliseconds after it was meant a sign of life may arrive; what is older still is a clock that was put back. */
const LATEST = 60_000;
/** Within so many milliseconds a sign is left as soon as it is meant. */
const AT_ONCE = 2000;
/** Older ones are dropped: tables that were not looked at since will have lost a little time. */
const MOST_SPANS = 200;

/** What is known of when there was a server: its last sign of life, and when there was none. */
export interface Life {
  readonly seen: number | null;
  readonly downtime: readonly Span[];
}

export const NO_LIFE: Life = { seen: null, downtime: [] };

/**
 * When a sign that was meant for one moment counts, if it arrives at another: one that had to wait for the database tells of the
 * moment at which it could be left. Those of several servers would otherwise cut the silence of an outage into short ones.
 */
export function countedAt(meant: number, arrived: number): number {
  const late = arrived - meant;
  return late > AT_ONCE && late < LATEST ? arrived : meant;
}

/** A server lives now. A clock that leapt ahead looks as if there had been none, and counts for nobody either. */
export function noteLife({ seen, downtime }: Life, at: number): Life {
  // A late word from a server that was held up: another one has been seen since.
  if (seen !== null && at < seen && seen - at < LATEST) return { seen, downtime };
  if (seen === null || at - seen <= LONGEST_SILENCE) return { seen: at, downtime };
  return { seen: at, downtime: [...downtime, { from: seen, until: at }].slice(-MOST_SPANS) };
}
