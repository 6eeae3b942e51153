import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Change, StoreError } from '@sixfold/host';
import { describe, expect, test, vi } from 'vitest';
import { databaseIn } from '../folder.ts';
import { writeGeneration } from './generation.ts';
import { ANNA, anything, makeTestFolder, OPEN, Sample, seatOf } from '../store.fixture.ts';
import type { ServerStore } from '../store.ts';
import { openStore } from './threaded.ts';

/** A store with one table in it; gone at the end of the block. */
async function openSample() {
  const folder = makeTestFolder();
  const store = await openStore(folder.path);
  await Promise.all([store.addGuest(ANNA), store.append([table.opening])]);
  const close = async () => {
    await store.close();
    folder[Symbol.dispose]();
  };
  return { folder: folder.path, store, [Symbol.asyncDispose]: close };
}

const table = new Sample('t');
const move = (number: number, text: string) => [anything(table, number, text)];

/** The moves that are stored. */
const movesIn = async (store: ServerStore): Promise<unknown[]> =>
  (await store.read('t', 1)).map((event) => (event as { move: string }).move);

/** How each promise ended: its value, or why it failed. */
const endings = async (promises: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(promises)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as { why?: string }).why,
  );

describe('calls', () => {
  test('of the same moment travel together and keep their order', async () => {
    await using sample = await openSample();
    const { store } = sample;
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const texts = Array.from({ length: 1000 }, (_, number) => String(number));
    const appended = texts.map((text, number) => store.append(move(number + 1, text)));
    expect(await Promise.all(appended)).toEqual(texts.map(() => true));
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockRestore();
    expect(await movesIn(store)).toEqual(texts);
  });

  test('that only read do not wait while somebody else has the database locked, those that write do', async () => {
    await using sample = await openSample();
    const { store } = sample;
    const other = new DatabaseSync(databaseIn(sample.folder));
    other.exec('BEGIN IMMEDIATE');
    const appended = store.append(move(1, 'a'));
    // So that it is at it.
    await new Promise(setImmediate);
    expect(await movesIn(store)).toEqual([]);
    other.exec('COMMIT');
    other.close();
    expect(await appended).toBe(true);
    expect(await movesIn(store)).toEqual(['a']);
  });

  test('that wait for somebody else are finished before the store closes', async () => {
    using folder = makeTestFolder();
    const store = await openStore(folder.path);
    const other = new DatabaseSync(databaseIn(folder.path));
    other.exec('BEGIN IMMEDIATE');
    const calls = [store.addGuest(ANNA), store.append([table.opening])];
    await new Promise(setImmediate);
    const later = store.append(move(1, 'a'));
    const closed = store.close();
    other.exec('COMMIT');
    other.close();
    await closed;
    expect(await endings([...calls, later])).toEqual([undefined, true, true]);
  });

  test('gather while others are being written', async () => {
    await using sample = await openSample();
    const { store } = sample;
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const first = store.append(move(1, 'a'));
    // The first has been sent by then, and its answer not yet been heard.
    await new Promise(setImmediate);
    const later = [2, 3, 4].map((number) => store.append(move(number, 'b')));
    expect(await Promise.all([first, ...later])).toEqual([true, true, true, true]);
    expect(sent).toHaveBeenCalledTimes(2);
    sent.mockRestore();
  });

  test('for the same number: exactly one wins, a thousand times', async () => {
    await using sample = await openSample();
    const { store } = sample;
    const pairs = Array.from({ length: 1000 }, (_, number) => [
      store.append(move(number + 1, 'left')),
      store.append(move(number + 1, 'right')),
    ]);
    const wins = await Promise.all(pairs.map((pair) => Promise.all(pair)));
    expect(wins.filter(([left, right]) => left !== right)).toHaveLength(1000);
    expect(await movesIn(store)).toEqual(wins.map(([left]) => (left ? 'left' : 'right')));
  });

  test('are finished before the store closes, and none is taken afterwards', async () => {
    using folder = makeTestFolder();
    const store = await openStore(folder.path);
    const calls = [store.addGuest(ANNA), store.append([table.opening]), store.append(move(1, 'a'))];
    await store.close();
    expect(await endings(calls)).toEqual([undefined, true, true]);
    await expect(store.read('t', 0)).rejects.toMatchObject({ why: 'failed' });
    const again = await openStore(folder.path);
    expect(await movesIn(again)).toEqual(['a']);
    await again.close();
  });
});

describe('a disk that refuses', () => {
  const LONG = 'x'.repeat(100_000);

  test.each(['full', 'read-only'] as const)('says that it is %s, loses nothing, and recovers', async (trouble) => {
    await using sample = await openSample();
    const { store } = sample;
    await store.append(move(1, 'a'));
    store.pretend(trouble);
    const calls = [store.append(move(2, 'b')), store.append(move(3, LONG))];
    expect(await endings(calls)).toEqual([trouble, trouble]);
    expect(await movesIn(store)).toEqual(['a']);
    store.pretend('none');
    expect(await store.append(move(2, LONG))).toBe(true);
  });
});

describe('what somebody else commits', () => {
  test('refuses no move and is passed over, if it is no restore', async () => {
    await using sample = await openSample();
    const { store } = sample;
    const noticed = vi.fn<(change: Change) => void>();
    store.onChange(noticed);
    {
      using other = new DatabaseSync(databaseIn(sample.folder));
      other.exec('CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)');
    }
    expect(await store.append(move(1, 'a'))).toBe(true);
    expect(noticed).not.toHaveBeenCalled();
  });

  /** What a restore does, in short. */
  function restore(folder: string): void {
    using other = new DatabaseSync(databaseIn(folder));
    other.exec("UPDATE guests SET name = 'Restored'");
    writeGeneration(other, 1);
  }

  test('is noticed if it is a restore, and what was decided before it is not written', async () => {
    await using sample = await openSample();
    const { store } = sample;
    const noticed = vi.fn<(change: Change) => void>();
    store.onChange(noticed);
    restore(sample.folder);
    const calls = [store.append(move(1, 'stale')), store.readGuest('anna')];
    expect(await endings(calls)).toEqual(['failed', { id: 'anna', name: 'Restored' }]);
    expect(noticed.mock.calls).toEqual([['replaced']]);
    expect(await store.append(move(1, 'fresh'))).toBe(true);
  });

  test('is noticed if it is a restore while nobody asks for anything', async () => {
    await using sample = await openSample();
    const noticed = new Promise((resolve) => sample.store.onChange(resolve));
    restore(sample.folder);
    await noticed;
  });
});

describe('those who watch the store', () => {
  /** A store with one table in it, and what was told of it. */
  async function openWatched() {
    const folder = makeTestFolder();
    const failed = vi.fn<(error: StoreError) => void>();
    const { promise: lost, resolve } = Promise.withResolvers<Error>();
    const store = await openStore(folder.path, { failed, lost: resolve });
    await Promise.all([store.addGuest(ANNA), store.append([table.opening])]);
    const close = async () => {
      await store.close();
      folder[Symbol.dispose]();
    };
    return { folder: folder.path, store, failed, lost, [Symbol.asyncDispose]: close };
  }

  test('hear of whatever is not stored, and the disk is not well until something is again', async () => {
    await using sample = await openWatched();
    const { store, failed } = sample;
    await store.probe();
    store.pretend('read-only');
    expect(await endings([store.append(move(1, 'a')), store.probe()])).toEqual(['read-only', 'read-only']);
    expect(failed.mock.calls.map(([{ why }]) => why)).toEqual(['read-only', 'read-only']);
    store.pretend('none');
    expect(await endings([store.probe()])).toEqual(['read-only']);
    expect(await store.append(move(1, 'a'))).toBe(true);
    expect(await endings([store.probe()])).toEqual([undefined]);
  });

  test.each([
    ['removed', (file: string) => rmSync(file)],
    ['replaced', (file: string) => copyFileSync(file, `${file}.new`) ?? renameSync(`${file}.new`, file)],
  ])('hear that the file was %s, and nothing is promised from then on', async (_, change) => {
    await using sample = await openWatched();
    const { store, lost } = sample;
    change(databaseIn(sample.folder));
    expect((await lost).message).toContain('was removed or replaced while the server ran');
    expect(await endings([store.append(move(1, 'a')), store.probe()])).toEqual(['failed', 'failed']);
    expect(await store.readGuest('anna')).toEqual(ANNA);
  });

  test('hear that the thread is dead', async () => {
    await using sample = await openWatched();
    const { store, lost } = sample;
    store.pretend('death');
    const call = store.append(move(1, 'a'));
    expect(await endings([call])).toEqual(['failed']);
    expect((await lost).message).toContain('the store has failed');
  });
});

describe('the data folder', () => {
  test('is made if it is missing, for its owner alone', async () => {
    using folder = makeTestFolder();
    const inner = join(folder.path, 'a/b');
    await (await openStore(inner)).close();
    expect(statSync(inner).mode & 0o777).toBe(0o700);
    expect(statSync(databaseIn(inner)).mode & 0o777).toBe(0o600);
    expect(existsSync(`${databaseIn(inner)}-wal`)).toBe(false);
  });

  test('must be a folder', async () => {
    using folder = makeTestFolder();
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    await expect(openStore(file)).rejects.toThrow('cannot write in the data folder');
  });

  test('cannot be made where the system makes none, and that is said at once', async () => {
    await expect(openStore('/proc/sixfold/data')).rejects.toThrow('cannot write in the data folder');
  });

  test('with a damaged database is refused in words that say what to do', async () => {
    using folder = makeTestFolder();
    await (await openStore(folder.path)).close();
    const file = databaseIn(folder.path);
    const bytes = readFileSync(file);
    // All but the first page, which tells what there is.
    writeFileSync(file, bytes.fill('damage', 4096));
    await expect(openStore(folder.path)).rejects.toThrow(/is damaged .*sixfold restore FILE/);
  });

  test('is not shared by two servers', async () => {
    await using sample = await openSample();
    await expect(openStore(sample.folder)).rejects.toThrow('another server already uses the data folder');
    expect(await sample.store.readGuest('anna')).toEqual(ANNA);
  });

  const ofGuest = (folder: string): RegExpMatchArray | null =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('')
      .match(/Rumpelstilzchen|Rapunzel/);

  /** Somebody with a name comes and sits down, and somebody else sits where a name was kept for a third. */
  async function play(store: ServerStore): Promise<void> {
    const guest = { id: 'guest', name: 'Rumpelstilzchen' };
    await store.addGuest(guest);
    const own = new Sample('t', { host: 'guest', seats: [seatOf(guest), OPEN] }, ['', 'Rapunzel']);
    await store.append([own.opening]);
    await store.append([own.add({ at: 2000, type: 'sat', seat: 1, person: ANNA.id })]);
    await store.append([own.add({ at: 2000, type: 'resigned', seat: 0, bot: null })]);
  }

  test('keeps no trace of a forgotten name, nor of one that a seat was kept for, while the server runs', async () => {
    using folder = makeTestFolder();
    const store = await openStore(folder.path);
    await play(store);
    expect(ofGuest(folder.path)).not.toBeNull();
    await store.removeGuest('guest');
    expect(ofGuest(folder.path)).toBeNull();
    await store.close();
    expect(ofGuest(folder.path)).toBeNull();
  });

  test('loses the trace a little later if somebody makes a backup meanwhile', async () => {
    using folder = makeTestFolder();
    const store = await openStore(folder.path);
    await play(store);
    const reader = new DatabaseSync(databaseIn(folder.path), { readOnly: true });
    reader.exec('BEGIN; SELECT * FROM guests');
    await store.removeGuest('guest');
    reader.close();
    while (ofGuest(folder.path)) await store.readGuest('guest');
    await store.close();
  });
});

/** A server of its own, that writes as fast as it can and says what it was promised. */
const CHILD = `
  import { writeSync } from 'node:fs';
  import { openStore } from ${JSON.stringify(new URL('threaded.ts', import.meta.url).href)};
  import { anything, Sample } from ${JSON.stringify(new URL('../store.fixture.ts', import.meta.url).href)};
  const table = new Sample('t');
  const store = await openStore(process.argv[2]);
  for (let number = 0; ; ) {
    const batch = Array.from({ length: 20 }, () =>
      store.append([anything(table, ++number, String(number - 1))]));
    await Promise.all(batch);
    writeSync(1, number + '\\n');
  }
`;

test('who was here is written down with the next sweep, and whoever was not for long is deleted', async () => {
  await using sample = await openSample();
  const { store } = sample;
  for (const guest of ['ben', 'cleo']) await store.addGuest({ id: guest, name: guest });
  expect([await store.noteSweep(1000), await store.noteSweep(2000)]).toEqual([1000, 1000]);
  await store.readGuest('cleo');
  expect(await store.noteSweep(5000)).toBe(1000);
  expect(await store.removeOld(4000, 9)).toBe(0);
  const left = await Promise.all(['anna', 'ben', 'cleo'].map((id) => store.readGuest(id)));
  expect(left).toMatchObject([ANNA, null, { id: 'cleo' }]);
});

test('a process that is killed has kept its promises, and leaves the folder free', async () => {
  using folder = makeTestFolder();
  const store = await openStore(folder.path);
  await Promise.all([store.addGuest(ANNA), store.append([table.opening])]);
  await store.close();

  const script = join(folder.path, 'child.mjs');
  writeFileSync(script, CHILD);
  using child = spawn(process.execPath, [script, folder.path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let promised = 0;
  const lines = createInterface({ input: child.stdout });
  const isRunning = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      promised = Number(line);
      if (promised >= 400) resolve();
    });
  });
  await isRunning;
  await expect(openStore(folder.path)).rejects.toThrow('another server');
  child.kill('SIGKILL');
  await Promise.all([once(child, 'exit'), once(lines, 'close')]);

  const again = await openStore(folder.path);
  const moves = await movesIn(again);
  expect(moves.length).toBeGreaterThanOrEqual(promised);
  expect(moves).toEqual(moves.map((_, number) => String(number)));
  await again.close();
});
