import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { openDeviceStore, type TerminalStore } from './device.ts';
import { DataError, databaseIn } from '../folder.ts';
import { UPGRADES } from './schema.ts';
import { BOT, makeTestFolder, Sample } from '../store.fixture.ts';

/** A table of somebody at this device and a bot. */
const tableOf = (store: TerminalStore, id: string, name = 'Anna'): Sample =>
  new Sample(id, { seats: [{ kind: 'person', person: store.personCalled(name) }, BOT], isPublic: false, host: '' });

test('what was appended is there when the folder is opened again', async () => {
  using folder = makeTestFolder();
  const store = openDeviceStore(folder.path);
  const table = tableOf(store, 't');
  const move = table.move();
  for (const write of [table.opening, move]) expect(await store.append([write])).toBe(true);
  // The first one is not closed: whoever is killed closes nothing.
  const again = openDeviceStore(folder.path);
  expect(await again.read('t', 1)).toEqual(move.events);
  expect(await again.names('t')).toEqual(['Anna', 'Robin']);
  expect(again.isLasting).toBe(true);
  again.close();
  store.close();
});

test('of two who write the same number one is refused', async () => {
  using folder = makeTestFolder();
  const [first, second] = [openDeviceStore(folder.path), openDeviceStore(folder.path)];
  const table = tableOf(first, 't');
  await first.append([table.opening]);
  const move = table.move();
  expect(await second.append([move])).toBe(true);
  expect(await first.append([{ ...move, events: [{ at: 3000, type: 'closed' }] }])).toBe(false);
  expect(await first.read('t', 1)).toEqual(move.events);
  first.close();
  second.close();
});

test('people are known by an id, and their names are in no event', async () => {
  const store = openDeviceStore(null);
  expect(store.isLasting).toBe(false);
  const anna = store.personCalled('Anna');
  expect(store.personCalled('Anna')).toBe(anna);
  expect(store.personCalled('Ben')).not.toBe(anna);
  await store.append([tableOf(store, 't').opening]);
  const log = JSON.stringify(await store.read('t', 0));
  expect(log).toContain(anna);
  expect(log).not.toContain('Anna');
  store.close();
});

test('tables that were left are listed, the last touched first', async () => {
  const store = openDeviceStore(null);
  const [first, second, closed] = [tableOf(store, 'first'), tableOf(store, 'second', 'Ben'), tableOf(store, 'closed')];
  for (const { opening } of [first, second, closed]) await store.append([opening]);
  for (const write of [second.move(2000), first.move(3000), closed.add({ at: 4000, type: 'closed' })]) {
    await store.append([write]);
  }
  expect(store.listLeft().map(({ id }) => id)).toEqual(['first', 'second']);
  expect(store.listLeft()[1]!.seats.map(({ name }) => name)).toEqual(['Ben', 'Robin']);
  store.close();
});

test('a folder that cannot be made is refused with what to do', () => {
  using folder = makeTestFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  expect(() => openDeviceStore(join(file, 'home'))).toThrow(DataError);
  expect(() => openDeviceStore(join(file, 'home'))).toThrow(/choose another with SIXFOLD_HOME$/);
});

test('two who open an empty folder at once both get a database', () => {
  using folder = makeTestFolder();
  const file = databaseIn(folder.path);
  // The other one is done after this one has looked, and before it begins.
  const late = Object.assign([...UPGRADES], {
    entries() {
      openDatabase(file).close();
      return UPGRADES.entries();
    },
  });
  expect(() => openDatabase(file, late).close()).not.toThrow();
});
