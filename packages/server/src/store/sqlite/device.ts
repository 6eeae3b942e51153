import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError, type Append, type Store } from '@sixfold/host';
import { runBatch } from './batch.ts';
import { openDatabase } from './database.ts';
import { databaseIn, makeFolder } from '../folder.ts';
import type { Work } from '../calls.ts';
import { Sqlite } from './sqlite.ts';
import { writeOf, type TableListing } from '../store.ts';

/** More tables than anybody leaves. */
const MOST = 1000;

/**
 * The tables of one device, and the people who play there. Without a folder they last as long as the process. A folder
 * may be open several times at once. Fails with `DataError`.
 */
export function openDeviceStore(folder: string | null): TerminalStore {
  if (folder === null) return new TerminalStore(openDatabase(':memory:'));
  makeFolder(folder, 'SIXFOLD_HOME');
  return new TerminalStore(openDatabase(databaseIn(folder)));
}

/** A single screen writes little and seldom: what is asked for is done at once, without a thread. */
export class TerminalStore implements Store {
  /** Whether what is kept here outlasts the process. */
  readonly isLasting: boolean;
  private readonly database: DatabaseSync;
  private readonly sqlite: Sqlite;

  constructor(database: DatabaseSync) {
    this.isLasting = database.location() !== null;
    this.database = database;
    this.sqlite = new Sqlite(database);
  }

  async append(writes: readonly Append[]): Promise<boolean> {
    return this.write('append', writes.map(writeOf));
  }

  async read(table: string, from: number): Promise<readonly unknown[]> {
    return this.sqlite.read(table, from);
  }

  async names(table: string): Promise<readonly string[]> {
    return this.sqlite.names(table);
  }

  /** Whoever shares the folder is noticed when both write: one of them finds the number used. */
  onChange(): void {}

  /** The id of whoever is called so here; tables know people by it alone. */
  personCalled(name: string): string {
    const known = this.sqlite.guestCalled(name);
    if (known) return known.id;
    const id = randomUUID();
    this.write('addGuest', { id, name });
    return id;
  }

  /** Tables that have not come to an end, last touched first. */
  listLeft(): TableListing[] {
    return this.sqlite.listAlive(MOST);
  }

  close(): void {
    this.database.close();
  }

  private write<M extends keyof Work>(method: M, ...given: Parameters<Work[M]>): ReturnType<Work[M]> {
    const { answers, failures } = runBatch(this.database, this.sqlite, [[method, ...given]]);
    for (const [, why, message] of failures) throw new StoreError(why, message);
    return answers[0] as ReturnType<Work[M]>;
  }
}
