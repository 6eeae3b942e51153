import type { Holders } from '../servers.ts';
import { named, type Db } from './rows/db.ts';
import { storeErrorOf } from './errors.ts';

const SQL = named('holders', {
  // Whoever takes a table over from another begins a new term. The clock is the database's: it is the same for everybody.
  hold: `INSERT INTO holders (table_id, holder, term, until)
    SELECT id, $2, 1, clock_timestamp() + $3 * interval '1 millisecond'
      FROM tables WHERE id = ANY ($1::text[]) ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until,
      term = holders.term + CASE WHEN holders.holder = excluded.holder THEN 0 ELSE 1 END
      WHERE holders.holder = excluded.holder OR holders.until <= clock_timestamp()
    RETURNING table_id, term`,
  release: `UPDATE holders SET until = clock_timestamp() WHERE table_id = ANY ($1::text[]) AND holder = $2`,
});

/** Which server holds which table, as rows that all of them see. */
export class PostgresHolders implements Holders {
  private readonly db: Db;
  private readonly server: string;

  constructor(db: Db, server: string) {
    this.db = db;
    this.server = server;
  }

  async hold(tables: readonly string[], ms: number): Promise<ReadonlyMap<string, number>> {
    const held = this.db.all<{ table_id: string; term: number }>(SQL.hold, tables, this.server, ms);
    const rows = await held.catch((error: unknown) => Promise.reject(storeErrorOf(error)));
    return new Map(rows.map(({ table_id, term }) => [table_id, term]));
  }

  async release(tables: readonly string[]): Promise<void> {
    await this.db.run(SQL.release, tables, this.server).catch((error: unknown) => Promise.reject(storeErrorOf(error)));
  }
}
