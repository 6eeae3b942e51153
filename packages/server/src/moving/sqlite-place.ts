import { existsSync } from 'node:fs';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { openDatabase } from '../store/sqlite/database.ts';
import { DataError, databaseIn, lockFolder, makeFolder, MOVING } from '../store/folder.ts';
import { type MovedRow, type MovedSoFar, type MovedTable, type MovedValue, type MovePlace } from './place.ts';

/** A data folder, which is made if it is to be filled. No server can use it meanwhile. */
export class SqlitePlace implements MovePlace {
  readonly label: string;
  private readonly database: DatabaseSync;
  private readonly lock: { close(): void };

  constructor(folder: string, isSource: boolean) {
    if (isSource && !existsSync(databaseIn(folder))) throw new DataError(`there is no database in ${folder}`);
    makeFolder(folder);
    this.label = folder;
    this.lock = lockFolder(folder);
    this.database = openDatabase(databaseIn(folder));
  }

  async count({ name }: MovedTable): Promise<number> {
    return Number(this.database.prepare(`SELECT count(*) AS count FROM ${name}`).get()?.['count']);
  }

  async read(table: MovedTable, after: readonly MovedValue[] | null, most: number): Promise<MovedRow[]> {
    const key = table.columns.slice(0, table.keys).join(', ');
    const where = after ? `WHERE (${key}) > (${after.map(() => '?').join(', ')})` : '';
    const text = `SELECT ${table.columns.join(', ')} FROM ${table.name} ${where} ORDER BY ${key} LIMIT ?`;
    return this.database
      .prepare(text)
      .all(...(after ?? []), most)
      .map(readRow);
  }

  async add({ name, columns }: MovedTable, rows: readonly MovedRow[], soFar: MovedSoFar): Promise<void> {
    const marks = columns.map(() => '?').join(', ');
    const add = this.database.prepare(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
    );
    this.database.exec('BEGIN IMMEDIATE');
    try {
      for (const row of rows) add.run(...columns.map((column) => row[column] ?? null));
      this.database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(MOVING, JSON.stringify(soFar));
      this.database.exec('COMMIT');
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  async soFar(): Promise<string | null> {
    const kept = this.database.prepare('SELECT value FROM meta WHERE name = ?').get(MOVING)?.['value'];
    return typeof kept === 'string' ? kept : null;
  }

  async finish(): Promise<void> {
    this.database.prepare('DELETE FROM meta WHERE name = ?').run(MOVING);
  }

  async close(): Promise<void> {
    this.database.close();
    this.lock.close();
  }
}

const readRow = (row: Record<string, SQLOutputValue>): MovedRow =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readValue(value)]));

function readValue(value: SQLOutputValue): MovedValue {
  if (value instanceof Uint8Array) throw new DataError('the database has bytes where it should have text');
  return typeof value === 'bigint' ? Number(value) : value;
}
