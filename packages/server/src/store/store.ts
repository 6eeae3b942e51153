import type { Stage, Terms } from '@sixfold/protocol';
import type { TableRecord } from '@sixfold/table';

/** A guest: nothing is known of them but the name that they gave themselves. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Who sits where. A person's seat belongs to a guest. */
export interface StoredSeat {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly guest: string | null;
  readonly bot: string | null;
  readonly invite: string | null;
  readonly hasResigned: boolean;
}

/** What happened at a table, in order: its moves in notation, the next game of the series, a return to before a ply. */
export type Entry = { readonly move: string } | { readonly next: true } | { readonly back: number };

/** What of a table changes beside its entries. */
export interface TableCare {
  readonly seats: readonly StoredSeat[];
  readonly stage: Stage;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
}

/** A table as it is stored: all that cannot be derived. */
export interface StoredTable extends TableCare {
  readonly id: string;
  readonly terms: Terms;
  /** Secret until the end. */
  readonly seed: string;
  /** What was played elsewhere before the table came here. */
  readonly begun: TableRecord | null;
  /** The version of the game's rules under which it was opened. */
  readonly ruleset: number;
  /** The guest who opened it; empty once they are forgotten. */
  readonly host: string;
  readonly isPublic: boolean;
  /** In milliseconds since 1970, as are all times here. */
  readonly created: number;
  readonly touched: number;
}

/** A table without its secrets and its game, for lists. */
export type TableSummary = Omit<StoredTable, 'seed' | 'begun'>;

/** Why something could not be stored; nothing has changed then. */
export class StoreError extends Error {
  readonly why: 'full' | 'read-only' | 'failed';

  constructor(why: StoreError['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/**
 * Where everything is kept. A promise that is kept means: it is on the disk for good. One that fails with `StoreError`:
 * nothing has changed. Calls may be answered together, but take effect in the order in which they were made.
 */
export interface Store {
  /** A lasting secret of this server, made at first use. */
  secret(): Promise<string>;

  addGuest(guest: Guest): Promise<void>;
  readGuest(id: string): Promise<Guest | null>;
  renameGuest(id: string, name: string): Promise<void>;
  /** Keeps the hash of a guest's recovery secret or of their programs' token; null forgets it. */
  keepKey(id: string, kind: 'recovery' | 'token', hash: string | null): Promise<void>;
  findGuest(kind: 'recovery' | 'token', hash: string): Promise<Guest | null>;
  /** Forgets the guest; where they sat, no name is left. */
  removeGuest(id: string): Promise<void>;

  addTable(table: StoredTable): Promise<void>;
  readTable(id: string): Promise<{ readonly table: StoredTable; readonly entries: readonly Entry[] } | null>;
  /**
   * Adds entry number `number` (from 0) and, where they change with it, the circumstances; false if the table has an
   * entry of this number already: then nothing has changed.
   */
  append(id: string, number: number, entry: Entry, at: number, care?: TableCare): Promise<boolean>;
  changeTable(id: string, care: TableCare, at: number): Promise<void>;
  /** Public tables that gather people or are being played, last touched first. */
  listPublic(most: number): Promise<TableSummary[]>;
  listOf(guest: string, most: number): Promise<TableSummary[]>;
  /** The ids of tables gathering or being played that nobody has touched since. */
  listIdle(since: number, most: number): Promise<string[]>;

  /** Calls back when somebody else has changed what is stored, such as a restore: what is in memory is out of date. */
  onForeignChange(react: () => void): void;
  close(): Promise<void>;
}
