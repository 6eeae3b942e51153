import { Client } from 'pg';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../store/postgres/postgres.fixture.ts';
import { openPostgres } from '../store/postgres/postgres-store.ts';
import { openDatabase } from '../store/sqlite/database.ts';
import { MOVED } from './place.ts';

const inOrder = (columns: readonly string[]): string[] => [...columns].sort();
const EXPECTED = Object.fromEntries(MOVED.map(({ name, columns }) => [name, inOrder(columns)]));

test('every column of every table of SQLite is moved', () => {
  using database = openDatabase(':memory:');
  const names = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)');
  const found = names.map(({ name }) => [name, inOrder(columns.all(name!).map((column) => String(column['name'])))]);
  expect(Object.fromEntries(found)).toEqual(EXPECTED);
});

test('and every one of PostgreSQL, but for what only several servers need', async () => {
  const settings = await makeTestDatabase();
  await (await openPostgres(settings)).close();
  const client = new Client(settings.database);
  await client.connect();
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
      AND table_name <> 'holders' AND column_name <> 'xact'`,
  );
  await client.end();
  const tables = Map.groupBy(rows, ({ table_name }) => table_name);
  const found = [...tables].map(([name, columns]) => [name, inOrder(columns.map((column) => column.column_name))]);
  expect(Object.fromEntries(found)).toEqual(EXPECTED);
});
