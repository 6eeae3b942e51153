import type { Client } from 'pg';
import { makeClient } from '../store/postgres/connect.ts';
import { POSTGRES_UPGRADES } from '../store/postgres/schema.ts';
import { upgradePostgres } from '../store/postgres/upgrade.ts';
import { DataError, MOVING } from '../store/folder.ts';
import { type MovedRow, type MovedSoFar, type MovedTable, type MovedValue, type MovePlace } from './place.ts';

/** Servers on this database, by the names of their connections. */
const SERVERS = `SELECT count(*) AS count FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'sixfold %'`;
const KEEP = 'INSERT INTO meta VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value';

/** A PostgreSQL database, whose tables are made if there are none. No server may use it meanwhile. */
export class PostgresPlace implements MovePlace {
  readonly label: string;
  private readonly client: Client;

  private constructor(label: string, client: Client) {
    this.label = label;
    this.client = client;
  }

  static async open(url: string): Promise<PostgresPlace> {
    const { host, pathname } = new URL(url);
    const label = `postgres://${host}${pathname}`;
    const client = makeClient({ database: url, databaseConnections: 1, databaseTimeout: 0 }, 'sixfold-migrate');
    try {
      await client.connect();
      await upgradePostgres(client, POSTGRES_UPGRADES);
      const { rows } = await client.query<{ count: number }>(SERVERS);
      if (rows[0]?.count !== 0) throw new DataError(`a server uses ${label}; stop it first`);
      return new PostgresPlace(label, client);
    } catch (error) {
      await client.end().catch(() => undefined);
      if (error instanceof DataError) throw error;
      throw new DataError(`cannot use ${label}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async count({ name }: MovedTable): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(`SELECT count(*) AS count FROM ${name}`);
    return rows[0]?.count ?? 0;
  }

  async read(table: MovedTable, after: readonly MovedValue[] | null, most: number): Promise<MovedRow[]> {
    const key = table.columns.slice(0, table.keys).join(', ');
    const where = after ? `WHERE (${key}) > (${after.map((_, index) => `$${index + 2}`).join(', ')})` : '';
    const text = `SELECT ${table.columns.join(', ')} FROM ${table.name} ${where} ORDER BY ${key} LIMIT $1`;
    return (await this.client.query<MovedRow>(text, [most, ...(after ?? [])])).rows;
  }

  async add({ name, columns }: MovedTable, rows: readonly MovedRow[], soFar: MovedSoFar): Promise<void> {
    const listed = columns.join(', ');
    await this.client.query('BEGIN');
    await this.client.query(
      `INSERT INTO ${name} (${listed}) SELECT ${listed} FROM json_populate_recordset(null::${name}, $1)
        ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows)],
    );
    await this.client.query(KEEP, [MOVING, JSON.stringify(soFar)]);
    await this.client.query('COMMIT');
  }

  async soFar(): Promise<string | null> {
    const { rows } = await this.client.query<{ value: string }>('SELECT value FROM meta WHERE name = $1', [MOVING]);
    return rows[0]?.value ?? null;
  }

  async finish(): Promise<void> {
    await this.client.query('DELETE FROM meta WHERE name = $1', [MOVING]);
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
