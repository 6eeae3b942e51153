import type { Append, Change } from '@sixfold/host';
import { makeId } from '../lib/secrets.ts';
import type { Changes } from './changes.ts';
import { openDatabase, type Database, type Transaction } from './database.ts';
import { ALL_STORES, DATABASE_NAME, DATABASE_VERSION, type Schema } from './schema.ts';
import {
  finishedAfter,
  gameIdOf,
  lastEndedFirst,
  lastPlayedFirst,
  listedAfter,
  seatNames,
  summaryOf,
} from './store.ts';
import type { Disk, EndedGame, FinishedGame, Names, PastGame, TableSummary } from './store.ts';

const LISTS = ['lists', 'people'] as const;
const GAMES = ['history', 'transcripts'] as const;

type Writing = Transaction<Schema, (typeof ALL_STORES)[number]>;

/** The browser's IndexedDB. Every method fails where it is refused or full. */
export class DiskStore implements Disk {
  private database: Promise<Database<Schema>> | null = null;
  private readonly changes: Changes;

  constructor(changes: Changes) {
    this.changes = changes;
  }

  /** Compares and writes in one transaction: of two tabs that append the same number, one is too late. */
  async append(writes: readonly Append[]): Promise<boolean> {
    const transaction = (await this.open()).write(...ALL_STORES);
    for (const { from, table } of writes) if (!(await isNext(transaction, table.id, from))) return false;
    for (const write of writes) await put(transaction, write);
    await transaction.done;
    for (const { table } of writes) this.changes.announce(table.id);
    return true;
  }

  async read(table: string, from: number): Promise<readonly unknown[]> {
    return await (await this.open()).read('events').store('events').getAll(rowsOf(table, from));
  }

  async names(table: string): Promise<readonly string[]> {
    const transaction = (await this.open()).read(...LISTS);
    const listed = await transaction.store('lists').get(table);
    return listed ? seatNames(listed, await readNames(transaction)) : [];
  }

  onChange(react: (change: Change) => void): void {
    this.changes.watch(react);
  }

  async meet(names: readonly string[]): Promise<string[]> {
    const transaction = (await this.open()).write('people');
    const people = transaction.store('people');
    const ids = new Map([...(await readNames(transaction))].map(([id, name]) => [name, id]));
    for (const name of names) {
      if (ids.has(name)) continue;
      const id = makeId();
      ids.set(name, id);
      await people.put(name, id);
    }
    await transaction.done;
    return names.map((name) => ids.get(name)!);
  }

  async introduce(people: Names): Promise<void> {
    const transaction = (await this.open()).write('people');
    for (const [id, name] of people) await transaction.store('people').put(name, id);
    await transaction.done;
  }

  async listTables(): Promise<TableSummary[]> {
    const transaction = (await this.open()).read(...LISTS);
    const names = await readNames(transaction);
    const tables = await transaction.store('lists').getAll();
    return lastPlayedFirst(tables.map((listed) => summaryOf(listed, names)));
  }

  async removeTable(id: string): Promise<void> {
    const transaction = (await this.open()).write('lists', 'events');
    await transaction.store('lists').delete(id);
    await transaction.store('events').delete(rowsOf(id, 0));
    await transaction.done;
  }

  async listGames(): Promise<PastGame[]> {
    return lastEndedFirst(await (await this.open()).read('history').store('history').getAll());
  }

  async readGame(id: string): Promise<FinishedGame | null> {
    const transaction = (await this.open()).read(...GAMES);
    const past = await transaction.store('history').get(id);
    const transcript = await transaction.store('transcripts').get(id);
    return past && transcript ? { past, transcript } : null;
  }

  async addGame({ past, transcript }: EndedGame): Promise<void> {
    const transaction = (await this.open()).write(...GAMES);
    await transaction.store('history').put(past, past.id);
    if (transcript) await transaction.store('transcripts').put(transcript, past.id);
    await transaction.done;
  }

  /** Opens once; after a failure or when the browser has closed it, anew at the next use. */
  private open(): Promise<Database<Schema>> {
    this.database ??= this.reopen().catch((error: unknown) => {
      this.database = null;
      throw error;
    });
    return this.database;
  }

  private async reopen(): Promise<Database<Schema>> {
    const forget = (): void => {
      this.database = null;
    };
    const database = await openDatabase<Schema>(DATABASE_NAME, DATABASE_VERSION, [...ALL_STORES, 'tables'], forget);
    const isOld = (await database.read('tables').store('tables').count()) > 0;
    if (isOld) await (await import('./from-records.ts')).upgradeTables(database);
    return database;
  }
}

/** The rows of a table's events from that number on. */
const rowsOf = (table: string, from: number): IDBKeyRange => IDBKeyRange.bound([table, from], [table, Infinity]);

async function readNames(transaction: Transaction<Schema, 'people'>): Promise<Names> {
  const people = transaction.store('people');
  const [ids, names] = await Promise.all([people.getAllKeys(), people.getAll()]);
  return new Map(ids.map((id, index) => [typeof id === 'string' ? id : '', names[index] ?? '']));
}

/** Whether that is the number of the next event of the table. */
async function isNext(transaction: Writing, table: string, number: number): Promise<boolean> {
  const events = transaction.store('events');
  const isUsed = await events.has([table, number]);
  return !isUsed && (number === 0 || (await events.has([table, number - 1])));
}

/** Adds the events, and brings list and history up to date: a take-back can reopen a game. */
async function put(transaction: Writing, write: Append): Promise<void> {
  const { table, from } = write;
  const { id, series } = table;
  const lists = transaction.store('lists');
  const listed = listedAfter(write, (await lists.get(id))?.labels ?? []);
  const finished = finishedAfter(write, listed, await readNames(transaction));
  const [history, transcripts] = [transaction.store('history'), transaction.store('transcripts')];
  const key = gameIdOf(id, series.round);
  await Promise.all([
    ...write.events.map((event, index) => transaction.store('events').put(event, [id, from + index])),
    lists.put(listed, id),
    finished ? history.put(finished.past, key) : history.delete(key),
    finished?.transcript ? transcripts.put(finished.transcript, key) : transcripts.delete(key),
  ]);
}
