import { named, type Db } from './rows/db.ts';

const SQL = named('news', {
  // Whatever a transaction wrote that was not over when its snapshot was taken will be found the next time: from the
  // oldest of these on everything is read again.
  read: `SELECT table_id, max(number) + 1 AS length FROM events WHERE xact >= $1::text::bigint GROUP BY table_id`,
  horizon: 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon',
});

/**
 * Finds what was written since it was last asked, by whomever, at least once. Transactions come to an end in another order
 * than they begin: so it goes by which of them were over, and reads what was written around then twice rather than never.
 */
export class News {
  private horizon: string | null = null;
  /** How long logs are known to be: what was told already is not told again. */
  private known = new Map<string, number>();

  /** This server wrote it, or was told of it. Returns whether it is new. */
  note(table: string, length: number): boolean {
    const isNew = (this.known.get(table) ?? 0) < length;
    if (isNew) this.known.set(table, length);
    return isNew;
  }

  /** Logs that have grown, with their lengths. */
  async read(db: Db): Promise<ReadonlyMap<string, number>> {
    // The horizon is taken first: what is committed in between is read now, and again.
    const next = (await db.first<{ horizon: string }>(SQL.horizon))?.horizon ?? null;
    const before = this.horizon ?? next;
    const rows = await db.all<{ table_id: string; length: number }>(SQL.read, before);
    this.horizon = next;
    const grown = new Map(
      rows.filter(({ table_id, length }) => this.note(table_id, length)).map((row) => [row.table_id, row.length]),
    );
    // What is beyond the horizon will not be read again.
    this.known = new Map(rows.map(({ table_id, length }) => [table_id, this.known.get(table_id) ?? length]));
    return grown;
  }
}
