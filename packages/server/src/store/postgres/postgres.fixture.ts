import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { PostgresSettings } from './connect.ts';

/** For tests: an empty database in a real PostgreSQL, which is started if need be. */
export async function makeTestDatabase(): Promise<PostgresSettings> {
  const { url, error }: { url?: string; error?: string } = JSON.parse(await text(connect(inject('postgres'))));
  if (url === undefined) throw new Error(error);
  return { database: url, databaseConnections: 4, databaseTimeout: 20_000 };
}
