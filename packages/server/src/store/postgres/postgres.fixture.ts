import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { PostgresSettings } from './connect.ts';

/** For tests: an empty database in a real PostgreSQL, which is started if need be. */
export async function makeTestDatabase(): Promise<PostgresSettings> {
  const { url, error }: { url?: string; error?: string } = JSON.parse(await text(connect(inject('postgres'))));
  if (url === undefined) throw new Error(error);
  return { database: url, databaseConnections: 4, databaseTimeout: 20_000 };
}

/** For tests: one database for a whole file, which is empty again for each that asks. */
export function shareTestDatabase(): () => Promise<PostgresSettings> {
  let made: Promise<PostgresSettings> | null = null;
  return async () => {
    const isNew = made === null;
    made ??= makeTestDatabase();
    const settings = await made;
    if (!isNew) await emptyDatabase(settings);
    return settings;
  };
}

async function emptyDatabase({ database }: PostgresSettings): Promise<void> {
  const client = new Client(database);
  await client.connect();
  await client.query(EMPTY);
  await client.end();
}

/** All but the tables themselves. */
export const EMPTY = `DELETE FROM tables; DELETE FROM guests; DELETE FROM meta WHERE name <> 'format'`;
