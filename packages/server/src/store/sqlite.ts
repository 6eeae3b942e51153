import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readEntry, readGuest, readSeat, readSecrets, readSummary, type Row } from './rows.ts';
import { StoreError } from './store.ts';
import type { Entry, Guest, Store, StoredSeat, StoredTable, TableCare, TableSummary } from './store.ts';

/** A table was touched when its circumstances or its game last changed; moves need not write that down twice. */
const TOUCHED = `max(changed, coalesce((SELECT at FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1), 0))`;
const SUMMARY = `id, terms, ruleset, host, is_public, stage, rematch, created, ${TOUCHED} AS touched`;
const ALIVE = `stage IN ('gathering', 'playing')`;

/** What the thread does for the store: the same, but at once. */
export type Work = {
  [M in Exclude<keyof Store, 'onForeignChange' | 'close'>]: (
    ...args: Parameters<Store[M]>
  ) => Awaited<ReturnType<Store[M]>>;
};

/** All the SQL there is. Whatever throws here has changed nothing. */
export class Sqlite implements Work {
  private readonly database: DatabaseSync;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: DatabaseSync) {
    this.database = database;
    this.statements = prepare(database);
  }

  secret(): string {
    this.statements.keep.run('secret', randomBytes(32).toString('base64url'));
    return this.statements.kept.get('secret')?.['value'] as string;
  }

  addGuest({ id, name }: Guest): void {
    this.statements.addGuest.run(id, name);
  }

  readGuest(id: string): Guest | null {
    return readGuest(this.statements.guest.get(id));
  }

  renameGuest(id: string, name: string): void {
    this.together(() => {
      expectOne(this.statements.renameGuest.run(name, id).changes, 'guest');
      this.statements.renameSeats.run(name, id);
    });
  }

  keepKey(id: string, kind: 'recovery' | 'token', hash: string | null): void {
    expectOne(this.statements.key[kind].run(hash, id).changes, 'guest');
  }

  findGuest(kind: 'recovery' | 'token', hash: string): Guest | null {
    return readGuest(this.statements.guestBy[kind].get(hash));
  }

  removeGuest(id: string): void {
    this.together(() => {
      this.statements.renameSeats.run('', id);
      this.statements.removeGuest.run(id);
    });
  }

  addTable(table: StoredTable): void {
    const { id, seed, ruleset, stage, rematch, created, touched, seats } = table;
    const terms = JSON.stringify(table.terms);
    const begun = table.begun && JSON.stringify(table.begun);
    const who = { host: table.host || null, isPublic: Number(table.isPublic) };
    this.together(() => {
      this.statements.addTable.run({ id, terms, seed, begun, ruleset, ...who, stage, rematch, created, touched });
      this.placeSeats(id, seats);
    });
  }

  readTable(id: string): { table: StoredTable; entries: Entry[] } | null {
    const row = this.statements.table.get(id);
    if (!row) return null;
    const table = { ...this.summarize(row), ...readSecrets(row) };
    return { table, entries: this.statements.entries.all(id).map(readEntry) };
  }

  append(id: string, number: number, entry: Entry, at: number, care?: TableCare): boolean {
    // Almost always it is a move and nothing else, and one statement needs nothing to hold it together.
    if (!care) return this.addEntry(id, number, entry, at);
    return this.together(() => {
      const isNew = this.addEntry(id, number, entry, at);
      if (isNew) this.changeTable(id, care, at);
      return isNew;
    });
  }

  changeTable(id: string, { seats, stage, rematch }: TableCare, at: number): void {
    this.together(() => {
      expectOne(this.statements.changeTable.run(stage, rematch, at, id).changes, 'table');
      this.placeSeats(id, seats);
    });
  }

  listPublic(most: number): TableSummary[] {
    return this.statements.publicTables.all(most).map((row) => this.summarize(row));
  }

  listOf(guest: string, most: number): TableSummary[] {
    return this.statements.tablesOf.all(guest, most).map((row) => this.summarize(row));
  }

  listIdle(since: number, most: number): string[] {
    return this.statements.idle.all(since, most).map(({ id }) => id as string);
  }

  /** Every table that goes on, one after the other. */
  *live(): Generator<{ table: StoredTable; entries: Entry[] }> {
    for (const { id } of this.statements.live.all()) {
      const found = this.readTable(id as string);
      if (found) yield found;
    }
  }

  private addEntry(id: string, number: number, entry: Entry, at: number): boolean {
    const move = 'move' in entry ? entry.move : null;
    const back = 'back' in entry ? entry.back : null;
    if (this.statements.append.run(id, number, at, move, back).changes === 1) return true;
    if (this.statements.entry.get(id, number)) return false;
    throw new StoreError('failed', `entry ${number} does not follow on what the table has`);
  }

  private placeSeats(id: string, seats: readonly StoredSeat[]): void {
    for (const [seat, { kind, name, guest, bot, invite, hasResigned }] of seats.entries()) {
      this.statements.placeSeat.run(id, seat, kind, name, guest, bot, invite, Number(hasResigned));
    }
  }

  private summarize(row: Row): TableSummary {
    return readSummary(row, this.statements.seats.all(row['id'] as string).map(readSeat));
  }

  /** Several statements that hold together within a transaction that others share. */
  private together<T>(act: () => T): T {
    this.database.exec('SAVEPOINT together');
    try {
      const answer = act();
      this.database.exec('RELEASE together');
      return answer;
    } catch (error) {
      // A disk that fails may have ended the whole transaction.
      if (this.database.isTransaction) this.database.exec('ROLLBACK TO together; RELEASE together');
      throw error;
    }
  }
}

function prepare(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    keep: sql('INSERT OR IGNORE INTO keepsakes (name, value) VALUES (?, ?)'),
    kept: sql('SELECT value FROM keepsakes WHERE name = ?'),

    addGuest: sql('INSERT INTO guests (id, name) VALUES (?, ?)'),
    guest: sql('SELECT id, name FROM guests WHERE id = ?'),
    guestBy: {
      recovery: sql('SELECT id, name FROM guests WHERE recovery = ?'),
      token: sql('SELECT id, name FROM guests WHERE token = ?'),
    },
    key: {
      recovery: sql('UPDATE guests SET recovery = ? WHERE id = ?'),
      token: sql('UPDATE guests SET token = ? WHERE id = ?'),
    },
    renameGuest: sql('UPDATE guests SET name = ? WHERE id = ?'),
    renameSeats: sql('UPDATE seats SET name = ? WHERE guest = ?'),
    removeGuest: sql('DELETE FROM guests WHERE id = ?'),

    addTable:
      sql(`INSERT INTO tables (id, terms, seed, begun, ruleset, host, is_public, stage, rematch, created, changed)
      VALUES (:id, :terms, :seed, :begun, :ruleset, :host, :isPublic, :stage, :rematch, :created, :touched)`),
    placeSeat: sql('INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    changeTable: sql('UPDATE tables SET stage = ?, rematch = ?, changed = ? WHERE id = ?'),
    table: sql(`SELECT ${SUMMARY}, seed, begun FROM tables WHERE id = ?`),
    seats: sql('SELECT kind, name, guest, bot, invite, has_resigned FROM seats WHERE table_id = ? ORDER BY seat'),

    // An entry must follow on the one before: whoever writes knows all of the table.
    append: sql(`INSERT INTO entries (table_id, number, at, move, back)
      SELECT ?1, ?2, ?3, ?4, ?5
      WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND number = ?2 - 1)
      ON CONFLICT DO NOTHING`),
    entry: sql('SELECT 1 FROM entries WHERE table_id = ? AND number = ?'),
    entries: sql('SELECT move, back FROM entries WHERE table_id = ? ORDER BY number'),

    publicTables: sql(
      `SELECT ${SUMMARY} FROM tables WHERE is_public = 1 AND ${ALIVE} ORDER BY touched DESC, id LIMIT ?`,
    ),
    tablesOf: sql(`SELECT ${SUMMARY} FROM tables
      WHERE id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY touched DESC, id LIMIT ?`),
    idle: sql(`SELECT id FROM tables WHERE ${ALIVE} AND ${TOUCHED} < ? ORDER BY id LIMIT ?`),
    live: sql(`SELECT id FROM tables WHERE ${ALIVE} ORDER BY created, id`),
  };
}

function expectOne(changes: number | bigint, what: string): void {
  if (changes !== 1) throw new StoreError('failed', `there is no such ${what}`);
}
