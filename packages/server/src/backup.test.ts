import { copyFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { backupStore, restoreStore } from './backup.ts';
import { databaseIn } from './store/folder.ts';
import { ANNA, anything, makeTestFolder, Sample } from './store/store.fixture.ts';
import { openStore } from './store/sqlite/threaded.ts';

const table = new Sample('t');
const move = (number: number, text: string) => [anything(table, number, text)];

/** A running store with one table and a move, and a name for a backup of it. */
async function openSample() {
  const folder = makeTestFolder();
  const data = join(folder.path, 'data');
  const store = await openStore(data);
  await Promise.all([store.addGuest(ANNA), store.append([table.opening]), store.append(move(1, 'a'))]);
  const close = async () => {
    await store.close();
    folder[Symbol.dispose]();
  };
  return { data, file: join(folder.path, 'backup.db'), store, [Symbol.asyncDispose]: close };
}

describe('a backup', () => {
  test('has all that is stored, and stays as it was', async () => {
    await using sample = await openSample();
    expect(backupStore(sample.data, sample.file)).toEqual({ tables: 1, events: 2 });
    await sample.store.append(move(2, 'b'));
    using copy = new DatabaseSync(sample.file, { readOnly: true });
    expect(copy.prepare('SELECT number FROM events').all()).toEqual([{ number: 0 }, { number: 1 }]);
    expect(statSync(sample.file).mode & 0o777).toBe(0o600);
  });

  test('is whole while the server writes, which takes no notice of it', async () => {
    await using sample = await openSample();
    const noticed = vi.fn<() => void>();
    sample.store.onChange(noticed);
    const calls = Array.from({ length: 2000 }, (_, index) => sample.store.append(move(index + 2, 'b')));
    // So that the thread is at it.
    await calls[0];
    const later = Array.from({ length: 2000 }, (_, index) => sample.store.append(move(index + 2002, 'c')));
    await new Promise(setImmediate);
    const { events } = backupStore(sample.data, sample.file);
    expect(events).toBeGreaterThanOrEqual(2002);
    expect(new Set(await Promise.all([...calls, ...later]))).toEqual(new Set([true]));
    expect(noticed).not.toHaveBeenCalled();
  });

  test('does not overwrite anything, and needs something to copy', async () => {
    await using sample = await openSample();
    writeFileSync(sample.file, 'precious');
    expect(() => backupStore(sample.data, sample.file)).toThrow('exists already');
    expect(() => backupStore(join(sample.data, 'none'), `${sample.file}.2`)).toThrow('there is no database');
    expect(() => backupStore(sample.data, join(sample.data, 'none/file'))).toThrow('cannot write');
  });
});

describe('a restore', () => {
  test('puts everything back as it was, and a server that runs notices', async () => {
    await using sample = await openSample();
    const { store, data, file } = sample;
    backupStore(data, file);
    await Promise.all([store.append(move(2, 'b')), store.append([new Sample('u').opening])]);
    const noticed = new Promise((resolve) => store.onChange(resolve));
    const { before, ...amount } = restoreStore(data, file);
    expect(amount).toEqual({ tables: 1, events: 2 });
    await noticed;
    expect(await store.read('t', 1)).toMatchObject([{ move: 'a' }]);
    expect(await store.read('u', 0)).toEqual([]);
    expect(await store.append(move(2, 'c'))).toBe(true);
    expect(restoreStore(data, before)).toMatchObject({ tables: 2, events: 4 });
  });

  test('works where nothing has been stored yet, and leaves only what it says', async () => {
    await using sample = await openSample();
    backupStore(sample.data, sample.file);
    const empty = join(sample.data, 'other');
    const { before } = restoreStore(empty, sample.file);
    expect(
      readdirSync(empty)
        .map((name) => join(empty, name))
        .sort(),
    ).toEqual([before, databaseIn(empty)]);
    const other = await openStore(empty);
    expect(await other.readGuest('anna')).toEqual(ANNA);
    await other.close();
  });

  test('refuses a file that is missing, damaged, foreign or newer, and changes nothing', async () => {
    await using sample = await openSample();
    const { data, file, store } = sample;
    backupStore(data, file);
    const cut = `${file}.cut`;
    copyFileSync(file, cut);
    truncateSync(cut, 8192);
    const foreign = `${file}.foreign`;
    const newer = `${file}.newer`;
    copyFileSync(file, newer);
    for (const [name, sql] of [
      [foreign, 'CREATE TABLE a (b)'],
      [newer, 'PRAGMA user_version = 99'],
    ] as const) {
      using database = new DatabaseSync(name);
      database.exec(sql);
    }
    expect(() => restoreStore(data, `${file}.none`)).toThrow('there is no file');
    expect(() => restoreStore(data, cut)).toThrow(/damaged|cannot read/);
    expect(() => restoreStore(data, foreign)).toThrow('no database of this program');
    expect(() => restoreStore(data, newer)).toThrow('install a newer version');
    expect(await store.read('t', 1)).toMatchObject([{ move: 'a' }]);
    expect(readdirSync(data).filter((name) => name.includes('restor'))).toEqual([]);
  });
});
