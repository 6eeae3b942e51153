import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillStore } from '../../../testing/src/every-stage.ts';
import { openPlace, tellTables } from '../../../testing/src/moves-house.ts';
import { makeTestDatabase } from '../store/postgres/postgres.fixture.ts';
import { makeTestFolder } from '../store/store.fixture.ts';
import { openStore } from '../store/sqlite/threaded.ts';
import { moveEverything } from './move.ts';

const OLD = join(import.meta.dirname, '../../../testing/fixtures/0.1/server');

/** A folder with what version 0.1 left, and tables of every game in every stage. */
async function makeSource(folder: string): Promise<string[]> {
  mkdirSync(folder);
  copyFileSync(join(OLD, 'sixfold.db'), join(folder, 'sixfold.db'));
  const store = await openStore(folder);
  const made = await fillStore(store, 40);
  await store.close();
  const { tables } = JSON.parse(readFileSync(join(OLD, 'expected.json'), 'utf8')) as { tables: object };
  return [...Object.keys(tables), ...made];
}

test('there and back everything is the same, byte by byte, and goes on', async () => {
  using folder = makeTestFolder();
  const [source, back] = [join(folder.path, 'a'), join(folder.path, 'b')];
  const ids = await makeSource(source);
  const { database } = await makeTestDatabase();
  const told = await tellTables(source, ids);
  const moved = await moveEverything(source, database);
  expect(moved).toMatchObject({ from: source, tables: ids.length, isResumed: false });
  expect(moved.to).not.toContain('@');
  expect(await tellTables(database, ids)).toEqual(told);
  await moveEverything(database, back);
  expect(await tellTables(back, ids)).toEqual(told);
  const store = await openPlace(database);
  expect(await store.secret()).toBe(await keptSecret(source));
  await store.addGuest({ id: 'new', name: 'New' });
  await store.close();
});

async function keptSecret(folder: string): Promise<string> {
  const store = await openStore(folder);
  const secret = await store.secret();
  await store.close();
  return secret;
}

test('what is broken off is not played on, and goes on from where it was', async () => {
  using folder = makeTestFolder();
  const source = join(folder.path, 'a');
  const ids = await makeSource(source);
  const { database } = await makeTestDatabase();
  const left: string[] = [];
  const breakOff = ({ table }: { readonly table: string }): void => {
    left.push(table);
    if (table === 'events' && left.length > 8) throw new Error('pulled the plug');
  };
  await expect(moveEverything(source, database, breakOff, 50)).rejects.toThrow('pulled the plug');
  await expect(openPlace(database)).rejects.toThrow('not everything was moved here yet');
  await expect(moveEverything(database, join(folder.path, 'b'))).rejects.toThrow('is itself not complete');
  const tables = new Set<string>();
  const moved = await moveEverything(
    source,
    database,
    ({ what, table }) => void (what === 'moving' && tables.add(table)),
    50,
  );
  expect(moved).toMatchObject({ isResumed: true, tables: ids.length });
  expect(tables.has('guests')).toBe(false);
  expect(await tellTables(database, ids)).toEqual(await tellTables(source, ids));
});

test('nothing is moved into a place that is not empty, nor where a server runs', async () => {
  using folder = makeTestFolder();
  const [source, other] = [join(folder.path, 'a'), join(folder.path, 'c')];
  await makeSource(source);
  const { database } = await makeTestDatabase();
  const store = await openPlace(database);
  await expect(moveEverything(source, database)).rejects.toThrow('a server uses postgres://');
  await store.addGuest({ id: 'somebody', name: 'Somebody' });
  await store.close();
  await expect(moveEverything(source, database)).rejects.toThrow('is not empty');
  await expect(moveEverything(other, database)).rejects.toThrow('there is no database in');
  const running = await openStore(source);
  await expect(moveEverything(source, (await makeTestDatabase()).database)).rejects.toThrow('another server');
  await running.close();
});
