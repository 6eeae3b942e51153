import type { DealResult } from '@sixfold/host/daily';
import type { Attempt } from '../daily.ts';
import type { PuzzleResult } from '../puzzles/results.ts';
import type { EndedGame, ListedTable } from '../store.ts';

/** A table with its whole log. */
export interface CopiedTable {
  readonly id: string;
  readonly events: readonly unknown[];
  readonly listed: ListedTable;
}

/** All that a device keeps, but who one is on servers: that moves by a link of its own. */
export interface DeviceCopy {
  readonly tables: readonly CopiedTable[];
  /** What people are called, by their ids. */
  readonly people: ReadonlyMap<string, string>;
  /** Also score boards, of which there is no transcript. */
  readonly games: readonly EndedGame[];
  readonly attempts: readonly Attempt[];
  readonly results: readonly DealResult[];
  readonly puzzles: readonly PuzzleResult[];
  /** Settings and what else is remembered as text, by its key. */
  readonly kept: ReadonlyMap<string, string>;
}

/** Raised when files of the version before could not be read as they are. */
export const COPY_VERSION = 1;
export const COPY_FORMAT = 'sixfold-device';

/** A copy as the text of a file; what follows from the logs is not in it. */
export function makeCopy(copied: DeviceCopy, made: string): string {
  const { tables, people, games, attempts, results, puzzles, kept } = copied;
  const logs = tables.map(({ id, events, listed: { labels } }) => ({ id, labels, events }));
  const whole = games.filter(({ transcript }) => transcript !== null);
  // Apart, so that who cannot read them takes all else.
  const scores = games.flatMap(({ past, transcript }) => (transcript === null ? [past] : []));
  const texts = { people: Object.fromEntries(people), kept: Object.fromEntries(kept) };
  const lists = { tables: logs, games: whole, scores, attempts, results, puzzles };
  return `${JSON.stringify({ format: COPY_FORMAT, version: COPY_VERSION, made, ...lists, ...texts })}\n`;
}
