import type { TableEvent } from '../log/events.ts';
import type { Table } from '../table/table.ts';

/** What is to be added to the log of a table. */
export interface Append {
  /** The number of the first event, from 0. */
  readonly from: number;
  readonly events: readonly TableEvent[];
  /** The table as it is after them, for the lists that the store keeps. */
  readonly table: Table;
  /** Whether lists must show it otherwise than before: its seats, or its stage. */
  readonly isListed: boolean;
  /** For a new table: what to call the seats that no person holds. */
  readonly labels?: readonly string[];
  /**
   * For what nobody asked for, such as a bot's move, where several servers share a store: the term in which this one holds
   * the table. With an earlier one than the table has, nothing is written.
   */
  readonly term?: number;
}

/** Why something could not be stored; nothing has changed then, but where that is unknown. */
export class StoreError extends Error {
  readonly why: 'full' | 'read-only' | 'failed' | 'unknown';

  constructor(why: StoreError['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/**
 * Where the logs of tables are kept. A promise that is kept means: it is on the disk for good. One that fails with
 * `StoreError`: nothing has changed, or it is unknown whether something has; then what is read next tells.
 */
export interface Store {
  /**
   * Appends to one table or several, all or nothing, and brings the lists up to date in the same transaction. False if
   * one of the numbers is used, or a term is over: then somebody else was faster, and nothing has changed.
   */
  append(writes: readonly Append[]): Promise<boolean>;
  /** The events from a number on, as they were stored; none for a table that is not there. */
  read(table: string, from: number): Promise<readonly unknown[]>;
  /** What the seats of a table are called now, and then, where it is known, these people: names are not in the log. */
  names(table: string, people?: readonly string[]): Promise<readonly string[]>;
  /** Calls back when somebody else may have written. */
  onChange(react: (change: Change) => void): void;
}

/** What somebody else did: one log has grown, or any may have; or everything was replaced, as by a restore. */
export type Change = { readonly table: string } | 'grown' | 'replaced';
