import { Client } from 'pg';
import { expect, test } from 'vitest';
import { ANNA } from '../store.fixture.ts';
import { NO_WATCHER } from '../watcher.ts';
import { makeTestDatabase } from './postgres.fixture.ts';
import { openPostgres } from './postgres-store.ts';
import { POSTGRES_UPGRADES } from './schema.ts';

const LATER = [...POSTGRES_UPGRADES, 'CREATE TABLE later (id INTEGER)'];

/** What a database says. */
async function ask(database: string, text: string): Promise<unknown[]> {
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

test('a database is brought up to date by whichever server comes first, after a point to go back to was noted', async () => {
  const settings = await makeTestDatabase();
  const old = await openPostgres(settings);
  await old.addGuest(ANNA);
  await old.close();
  const said: string[] = [];
  const watcher = { ...NO_WATCHER, upgraded: (text: string) => said.push(text) };
  const stores = await Promise.all([1, 2, 3].map(() => openPostgres(settings, watcher, LATER)));
  expect(said).toEqual([
    expect.stringMatching(/a recovery to [\dA-F]+\/[\dA-F]+ of its log .* leads back to format \d+$/),
  ]);
  expect(await stores[2]!.readGuest('anna')).toEqual(ANNA);
  await Promise.all(stores.map((store) => store.close()));
  expect(await ask(settings.database, `SELECT value FROM meta WHERE name = 'format'`)).toEqual([
    { value: String(LATER.length) },
  ]);
  const points = await ask(settings.database, `SELECT value FROM meta WHERE name = 'before-format-${LATER.length}'`);
  expect(JSON.stringify(points)).toMatch(/lsn.*[0-9A-F]+\/[0-9A-F]+/);
});

test('one that a later version left is refused, and one of another program', async () => {
  const settings = await makeTestDatabase();
  await (await openPostgres(settings, undefined, LATER)).close();
  await expect(openPostgres(settings)).rejects.toThrow(
    `has format ${LATER.length}, and this program knows formats up to`,
  );
  const other = await makeTestDatabase();
  await ask(other.database, 'CREATE TABLE events (id INTEGER)');
  await expect(openPostgres(other)).rejects.toThrow('tables of another program');
});

test('a step that fails changes nothing', async () => {
  const settings = await makeTestDatabase();
  await (await openPostgres(settings)).close();
  const broken = [...POSTGRES_UPGRADES, 'CREATE TABLE half (id INTEGER); nonsense'];
  await expect(openPostgres(settings, undefined, broken)).rejects.toThrow('cannot use the database');
  await (await openPostgres(settings)).close();
  expect(await ask(settings.database, `SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
});
