import type { Result } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import type { Seat, TableRecord } from '@sixfold/table';

/** A table as it lies in the store. It holds the table's secret seed. */
export interface StoredTable {
  readonly id: string;
  /** How often the table had been stored when this was read: a write must build on the version that lies there. */
  readonly revision: number;
  readonly record: TableRecord;
  /** When it was last played at, as an ISO time. */
  readonly updated: string;
  /** Whether the whole series is over. */
  readonly isOver: boolean;
}

/** A finished game, as lists show it. */
export interface PastGame {
  readonly id: string;
  readonly game: string;
  /** Who sat where; of an imported game nobody knows, and the names are empty. */
  readonly seats: readonly Seat[];
  /** When it ended or was imported, as an ISO time. */
  readonly when: string;
  readonly result: Result;
  /** Whether moves were taken back, so that it does not count. */
  readonly isMarked: boolean;
  /** Whether it was played elsewhere. */
  readonly isImported: boolean;
}

export interface FinishedGame {
  readonly past: PastGame;
  readonly transcript: Transcript;
}

/** `kept`: only in the memory of this page. `stale`: another tab was faster, and nothing was written. */
export type Written = 'stored' | 'kept' | 'stale';

/** Where tables and finished games lie. */
export interface Store {
  readTable(id: string): Promise<StoredTable | null>;
  /**
   * Writes a table if it builds on the version that lies there, and with it the current game of its series: into the
   * history if it is over, out of it if a take-back has reopened it.
   */
  writeTable(table: StoredTable, finished: FinishedGame | null): Promise<Written>;
  /** Last played first. */
  listTables(): Promise<StoredTable[]>;
  removeTable(id: string): Promise<void>;
  /** Last ended first. */
  listGames(): Promise<PastGame[]>;
  readGame(id: string): Promise<FinishedGame | null>;
  addGame(game: FinishedGame): Promise<void>;
}

/** The id of a game of a table's series in the history. */
export const gameIdOf = (table: string, index: number): string => `${table}-${index}`;

/** The id of the game that a stored table is at. */
export const currentGameId = ({ id, record }: StoredTable): string => gameIdOf(id, record.games.length - 1);

export const lastPlayedFirst = (tables: readonly StoredTable[]): StoredTable[] =>
  tables.toSorted((a, b) => (a.updated < b.updated ? 1 : -1));

export const lastEndedFirst = (games: readonly PastGame[]): PastGame[] =>
  games.toSorted((a, b) => (a.when < b.when ? 1 : -1));
