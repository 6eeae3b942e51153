import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { StoreError, type Change } from '@sixfold/host';
import { CallingStore, type StoreAnswer, type StoreArgs, type StoreMethod } from '../calling-store.ts';
import { isWrite, type Answers, type Call } from '../calls.ts';
import { DataError, MOVING, refuseMoving } from '../folder.ts';
import { CallLane } from '../lane.ts';
import { NO_WATCHER, type StoreWatcher } from '../watcher.ts';
import { PostgresChanges } from './changes.ts';
import { makeClient, makePool, type PostgresSettings } from './connect.ts';
import { Db, type PostgresWork } from './rows/db.ts';
import { storeErrorOf, troubleOf } from './errors.ts';
import { PostgresHolders } from './holders.ts';
import { POSTGRES_UPGRADES } from './schema.ts';
import { upgradePostgres, type BackupPoint } from './upgrade.ts';
import { gatheredWork } from './rows/gathered-work.ts';
import { workOn } from './rows/work.ts';
import { Writer } from './writer.ts';
import { lengthsAfter } from './written.ts';

/** How long a read waits in all for a database that cannot be reached, and how long between two attempts. */
const PATIENCE = 20_000;
const BETWEEN = 100;
/** Of what these change other servers may hold an older state. */
const REPLACING: readonly StoreMethod[] = ['joinGuests', 'removeTable'];

/** Opens the store in a PostgreSQL database, whose tables are made if there are none; fails with `DataError`. */
export async function openPostgres(
  settings: PostgresSettings,
  watcher = NO_WATCHER,
  upgrades = POSTGRES_UPGRADES,
): Promise<PostgresStore> {
  // An upgrade takes the time that it takes.
  const client = makeClient({ ...settings, databaseTimeout: 0 }, 'sixfold upgrade');
  try {
    await client.connect();
    const before = await upgradePostgres(client, upgrades);
    if (before) watcher.upgraded?.(sayPoint(before));
    refuseMoving((await client.query('SELECT value FROM meta WHERE name = $1', [MOVING])).rows[0]);
  } catch (error) {
    throw error instanceof DataError ? error : new DataError(`cannot use the database: ${storeErrorOf(error).message}`);
  } finally {
    await client.end().catch(() => undefined);
  }
  const store = new PostgresStore(settings, watcher);
  await store.changes.open();
  return store;
}

/** What an operator must know who wants to go back. */
const sayPoint = ({ format, at, lsn }: BackupPoint): string =>
  `the database was brought up to date; a recovery to ${lsn} of its log (${at}) leads back to format ${format}`;

/**
 * A store in a PostgreSQL database, which other servers may use at the same time. While one batch of writes is under way
 * the next one gathers, over a connection of its own; reads have a pool.
 */
export class PostgresStore extends CallingStore {
  readonly changes: PostgresChanges;
  readonly holders: PostgresHolders;
  private readonly watcher: StoreWatcher;
  private readonly pool: Pool;
  private readonly reads: PostgresWork;
  private readonly writer: Writer;
  private readonly lane = new CallLane((calls) => this.send(calls));
  private writing: Promise<void> = Promise.resolve();
  private readonly reading = new Set<Promise<unknown>>();
  private readonly reactions: ((change: Change) => void)[] = [];
  private isClosed = false;

  constructor(settings: PostgresSettings, watcher: StoreWatcher) {
    super();
    const server = randomUUID().slice(0, 13);
    this.watcher = watcher;
    this.pool = makePool(settings, `sixfold ${server}`);
    const db = new Db(this.pool);
    this.reads = { ...workOn(db), ...gatheredWork(db) };
    this.writer = new Writer(settings, `sixfold ${server}`);
    this.holders = new PostgresHolders(db, server);
    this.changes = new PostgresChanges(settings, server, () => this.react('replaced'));
    this.changes.follow({
      grown: (tables) => [...tables.keys()].forEach((table) => this.react({ table })),
      heard: () => {},
      missed: () => {},
    });
  }

  async probe(): Promise<void> {
    await this.call('probe');
  }

  onChange(react: (change: Change) => void): void {
    this.reactions.push(react);
  }

  /** Finishes what has been asked for. */
  async close(): Promise<void> {
    if (this.isClosed) return this.writing;
    this.isClosed = true;
    this.lane.flush();
    await Promise.all([this.writing, Promise.allSettled(this.reading), this.changes.close()]);
    await Promise.all([this.writer.close(), this.pool.end()]);
  }

  protected call<M extends StoreMethod>(method: M, ...given: StoreArgs<M>): StoreAnswer<M> {
    if (this.isClosed) return Promise.reject(new StoreError('failed', 'the store is closed'));
    if (!isWrite([method])) return this.track(this.look(method, given));
    return new Promise<never>((resolve, reject) => {
      this.lane.add({ call: [method, ...given], resolve, reject });
    });
  }

  private async track<T>(read: Promise<T>): Promise<T> {
    this.reading.add(read);
    return read.finally(() => this.reading.delete(read));
  }

  /** What only looks can be asked again. */
  private async look<M extends StoreMethod>(method: M, given: StoreArgs<M>): StoreAnswer<M> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await Reflect.apply(this.reads[method], this.reads, given);
      } catch (error) {
        if (!['connection', 'moment'].includes(troubleOf(error)) || performance.now() >= until) {
          throw storeErrorOf(error);
        }
        await pause(BETWEEN);
      }
    }
  }

  private send(calls: readonly Call[]): void {
    this.writing = this.writing.then(() => this.write(calls));
  }

  private async write(calls: readonly Call[]): Promise<void> {
    const begun = performance.now();
    const answers = await this.writer.write(calls);
    this.watcher.flushed?.((performance.now() - begun) / 1000);
    for (const [, why, message] of answers.failures) this.watcher.failed(new StoreError(why, message));
    this.lane.answer(answers);
    this.tellOthers(calls, answers);
  }

  private tellOthers(calls: readonly Call[], answers: Answers): void {
    this.changes.wrote(lengthsAfter(calls, answers));
    if (calls.some(([method]) => REPLACING.includes(method))) this.changes.replaced();
  }

  private react(change: Change): void {
    for (const react of this.reactions) react(change);
  }
}
