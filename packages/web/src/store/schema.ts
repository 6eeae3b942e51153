import type { Transcript } from '@sixfold/engine/transcript';
import type { ListedTable, PastGame } from './store.ts';

/** Transcripts lie apart, so that lists of games need not read them. */
export interface Schema {
  /** The log of each table, an event a row. */
  events: { key: [table: string, number: number]; value: unknown };
  lists: { key: string; value: ListedTable };
  /** What version 1 kept; empty once it was read. */
  tables: { key: string; value: unknown };
  /** The names of the people who play here, by their ids: they stand nowhere else but in the history. */
  people: { key: string; value: string };
  history: { key: string; value: PastGame };
  transcripts: { key: string; value: Transcript };
}

export const DATABASE_NAME = 'sixfold';
export const DATABASE_VERSION = 2;
/** All stores but that of version 1. */
export const ALL_STORES = ['events', 'lists', 'people', 'history', 'transcripts'] as const;
