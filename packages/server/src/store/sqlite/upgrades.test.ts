import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase, readDatabase } from './database.ts';
import { makeTestFolder } from '../store.fixture.ts';
import { UPGRADES } from './schema.ts';

const FIRST = "CREATE TABLE things (name TEXT); INSERT INTO things VALUES ('old')";
const SECOND = "ALTER TABLE things ADD COLUMN colour TEXT; UPDATE things SET colour = 'red'";

const thingsIn = (file: string) => {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare('SELECT * FROM things').all();
};

test('a new file is made up to date, without a copy', () => {
  using folder = makeTestFolder();
  const file = join(folder.path, 'a.db');
  openDatabase(file, [FIRST, SECOND]).close();
  expect(thingsIn(file)).toEqual([{ name: 'old', colour: 'red' }]);
  expect(existsSync(`${file}.format-1`)).toBe(false);
});

test('an older file is copied, then upgraded, and once', () => {
  using folder = makeTestFolder();
  const file = join(folder.path, 'a.db');
  openDatabase(file, [FIRST]).close();
  openDatabase(file, [FIRST, SECOND]).close();
  openDatabase(file, [FIRST, SECOND]).close();
  expect(thingsIn(file)).toEqual([{ name: 'old', colour: 'red' }]);
  expect(thingsIn(`${file}.format-1`)).toEqual([{ name: 'old' }]);
  expect(statSync(`${file}.format-1`).mode & 0o777).toBe(0o600);
});

test('an upgrade that fails half-way changes nothing', () => {
  using folder = makeTestFolder();
  const file = join(folder.path, 'a.db');
  openDatabase(file, [FIRST]).close();
  expect(() => openDatabase(file, [FIRST, `${SECOND}; nonsense`])).toThrow('cannot open');
  expect(thingsIn(file)).toEqual([{ name: 'old' }]);
  openDatabase(file, [FIRST, SECOND]).close();
  expect(thingsIn(file)).toEqual([{ name: 'old', colour: 'red' }]);
});

test('a file from a later version is refused', () => {
  using folder = makeTestFolder();
  const file = join(folder.path, 'a.db');
  const later = Array.from({ length: UPGRADES.length + 1 }, (_, index) => `CREATE TABLE later${index} (a)`);
  openDatabase(file, later).close();
  expect(() => openDatabase(file)).toThrow('install a newer version');
  expect(() => readDatabase(file)).toThrow('install a newer version');
});

test('a file of somebody else is refused and left alone', () => {
  using folder = makeTestFolder();
  const [database, text] = [join(folder.path, 'a.db'), join(folder.path, 'b.db')];
  {
    using foreign = new DatabaseSync(database);
    foreign.exec(FIRST);
  }
  writeFileSync(text, 'no database at all, but long enough to be taken for one'.repeat(100));
  expect(() => openDatabase(database)).toThrow('no database of this program');
  expect(() => openDatabase(text)).toThrow('is damaged');
  expect(thingsIn(database)).toEqual([{ name: 'old' }]);
});
