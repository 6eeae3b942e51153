import { expect, test } from 'vitest';
import { openChosen } from './open-store.ts';
import { readSettings } from './settings/settings.ts';
import { makeTestDatabase } from './store/postgres/postgres.fixture.ts';
import { ANNA, makeTestFolder } from './store/store.fixture.ts';

test('everything is in the database that is named, for as many servers as there are', async () => {
  const settings = readSettings({ SIXFOLD_DATABASE: (await makeTestDatabase()).database });
  const [one, other] = await Promise.all([openChosen(settings), openChosen(settings)]);
  await one.addGuest(ANNA);
  expect(await other.readGuest(ANNA.id)).toEqual(ANNA);
  expect(await other.secret()).toBe(await one.secret());
  await Promise.all([one.close(), other.close()]);
});

test('without a database everything is in the data folder', async () => {
  using folder = makeTestFolder();
  const store = await openChosen(readSettings({}, { data: folder.path }));
  await store.addGuest(ANNA);
  await store.close();
  const again = await openChosen(readSettings({ SIXFOLD_DATA: folder.path }));
  expect(await again.readGuest(ANNA.id)).toEqual(ANNA);
  await again.close();
});

test('a database that cannot be reached is told, without the password', async () => {
  const settings = readSettings({}, { database: 'postgres://me:secret@127.0.0.1:1/none' });
  await expect(openChosen(settings)).rejects.toThrow(/cannot use the database: .*ECONNREFUSED/);
  await expect(openChosen(settings)).rejects.not.toThrow('secret');
});

test.each(['data.db', 'https://a.example', 'postgres://', 'mysql://a/b'])('"%s" is no database', (database) => {
  expect(() => readSettings({}, { database })).toThrow('--database takes an address such as postgres://');
});
