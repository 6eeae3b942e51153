import type { Append, Change } from '@sixfold/host';
import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { makeId } from '../lib/secrets.ts';
import type { Changes } from './changes.ts';
import type { Schema } from './schema.ts';
import {
  finishedAfter,
  gameIdOf,
  lastEndedFirst,
  lastPlayedFirst,
  listedAfter,
  seatNames,
  summaryOf,
} from './store.ts';
import type { Disk, FinishedGame, Names, PastGame, TableSummary } from './store.ts';

const NAME = 'sixfold';
const VERSION = 2;
const ALL = ['events', 'lists', 'people', 'history', 'transcripts'] as const;
const LISTS = ['lists', 'people'] as const;
const GAMES = ['history', 'transcripts'] as const;

/** What is acknowledged has reached the disk. */
const SAFELY = { durability: 'strict' } as const;

type Writing = IDBPTransaction<Schema, (typeof ALL)[number][], 'readwrite'>;

/** The browser's IndexedDB. Every method fails where it is refused or full. */
export class DiskStore implements Disk {
  private database: Promise<IDBPDatabase<Schema>> | null = null;
  private readonly changes: Changes;

  constructor(changes: Changes) {
    this.changes = changes;
  }

  /** Compares and writes in one transaction: of two tabs that append the same number, one is too late. */
  async append(writes: readonly Append[]): Promise<boolean> {
    const transaction = (await this.open()).transaction([...ALL], 'readwrite', SAFELY);
    for (const { from, table } of writes) if (!(await isNext(transaction, table.id, from))) return false;
    for (const write of writes) await put(transaction, write);
    await transaction.done;
    for (const { table } of writes) this.changes.announce(table.id);
    return true;
  }

  async read(table: string, from: number): Promise<readonly unknown[]> {
    return await (await this.open()).getAll('events', IDBKeyRange.bound([table, from], [table, Infinity]));
  }

  async names(table: string): Promise<readonly string[]> {
    const transaction = (await this.open()).transaction(LISTS);
    const listed = await transaction.objectStore('lists').get(table);
    return listed ? seatNames(listed, await readNames(transaction)) : [];
  }

  onChange(react: (change: Change) => void): void {
    this.changes.watch(react);
  }

  async meet(names: readonly string[]): Promise<string[]> {
    const transaction = (await this.open()).transaction('people', 'readwrite', SAFELY);
    const people = transaction.objectStore('people');
    const ids = new Map([...(await readNames(transaction))].map(([id, name]) => [name, id]));
    for (const name of names) {
      if (ids.has(name)) continue;
      ids.set(name, makeId());
      await people.put(name, ids.get(name));
    }
    await transaction.done;
    return names.map((name) => ids.get(name)!);
  }

  async introduce(people: Names): Promise<void> {
    const transaction = (await this.open()).transaction('people', 'readwrite', SAFELY);
    for (const [id, name] of people) await transaction.objectStore('people').put(name, id);
    await transaction.done;
  }

  async listTables(): Promise<TableSummary[]> {
    const transaction = (await this.open()).transaction(LISTS);
    const names = await readNames(transaction);
    const tables = await transaction.objectStore('lists').getAll();
    return lastPlayedFirst(tables.map((listed) => summaryOf(listed, names)));
  }

  async removeTable(id: string): Promise<void> {
    const transaction = (await this.open()).transaction(['lists', 'events'], 'readwrite', SAFELY);
    await transaction.objectStore('lists').delete(id);
    await transaction.objectStore('events').delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await transaction.done;
  }

  async listGames(): Promise<PastGame[]> {
    return lastEndedFirst(await (await this.open()).getAll('history'));
  }

  async readGame(id: string): Promise<FinishedGame | null> {
    const transaction = (await this.open()).transaction(GAMES);
    const past = await transaction.objectStore('history').get(id);
    const transcript = await transaction.objectStore('transcripts').get(id);
    return past && transcript ? { past, transcript } : null;
  }

  async addGame({ past, transcript }: FinishedGame): Promise<void> {
    const transaction = (await this.open()).transaction(GAMES, 'readwrite', SAFELY);
    await transaction.objectStore('history').put(past, past.id);
    await transaction.objectStore('transcripts').put(transcript, past.id);
    await transaction.done;
  }

  /** Opens once; after a failure or when the browser has closed it, anew at the next use. */
  private open(): Promise<IDBPDatabase<Schema>> {
    this.database ??= this.reopen().catch((error: unknown) => {
      this.database = null;
      throw error;
    });
    return this.database;
  }

  private async reopen(): Promise<IDBPDatabase<Schema>> {
    const forget = (): void => {
      this.database = null;
    };
    const database = await openDB<Schema>(NAME, VERSION, {
      upgrade: (fresh) => {
        const { objectStoreNames: old } = fresh;
        for (const name of [...ALL, 'tables'] as const) if (!old.contains(name)) fresh.createObjectStore(name);
      },
      // A newer page in another tab waits for this one to let go.
      blocking: () => {
        database.close();
        forget();
      },
      terminated: forget,
    });
    if ((await database.count('tables')) > 0) await (await import('./from-records.ts')).upgradeTables(database);
    return database;
  }
}

type Reading = { objectStore(name: 'people'): Pick<ReturnType<Writing['objectStore']>, 'getAll' | 'getAllKeys'> };

async function readNames(transaction: Reading): Promise<Names> {
  const people = transaction.objectStore('people');
  const [ids, names] = await Promise.all([people.getAllKeys(), people.getAll()]);
  return new Map(ids.map((id, index) => [String(id), String(names[index])]));
}

/** Whether that is the number of the next event of the table. */
async function isNext(transaction: Writing, table: string, number: number): Promise<boolean> {
  const events = transaction.objectStore('events');
  const isUsed = (await events.getKey([table, number])) !== undefined;
  return !isUsed && (number === 0 || (await events.getKey([table, number - 1])) !== undefined);
}

/** Adds the events, and brings list and history up to date: a take-back can reopen a game. */
async function put(transaction: Writing, write: Append): Promise<void> {
  const { table, from } = write;
  const { id, series } = table;
  const lists = transaction.objectStore('lists');
  const listed = listedAfter(write, (await lists.get(id))?.labels ?? []);
  const finished = finishedAfter(write, listed, await readNames(transaction));
  const [history, transcripts] = [transaction.objectStore('history'), transaction.objectStore('transcripts')];
  const key = gameIdOf(id, series.round);
  await Promise.all([
    ...write.events.map((event, index) => transaction.objectStore('events').put(event, [id, from + index])),
    lists.put(listed, id),
    finished ? history.put(finished.past, key) : history.delete(key),
    finished ? transcripts.put(finished.transcript, key) : transcripts.delete(key),
  ]);
}
