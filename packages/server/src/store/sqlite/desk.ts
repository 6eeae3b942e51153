import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@sixfold/host';
import { isForgetting } from '../calls.ts';
import { isBusy, REPLACED, runBatch } from './batch.ts';
import { explained, openDatabase } from './database.ts';
import { databaseIn, lockFolder, makeFolder, MOVING, refuseMoving } from '../folder.ts';
import { watchRestores } from './generation.ts';
import { Sqlite } from './sqlite.ts';
import type { Batch, FromThread, ToThread, Trouble } from './thread-messages.ts';
import { watchFile } from './watch-file.ts';

/** How often to look what others did, in milliseconds. */
const LOOK = 1000;
/** How long a write waits in all for somebody else who writes, such as a restore, and how long at a time. */
const PATIENCE = 20_000;
const AT_A_TIME = 50;

/** What happens on the store's thread: calls are done as they come, writes in order, reads also while a write waits. */
export class Desk {
  private readonly say: (message: FromThread) => void;
  private readonly leave: () => void;
  private readonly lock: { close(): void };
  private readonly database: DatabaseSync;
  private readonly sqlite: Sqlite;
  private readonly restores: () => number;
  private readonly timer: NodeJS.Timeout;
  private readonly whereIsFile: () => string | null;
  /** Batches of writes that wait for somebody else, with the moment until which they do. */
  private readonly waiting: { readonly batch: Batch; readonly until: number }[] = [];
  /** Whether the log of what was written still has something in it that was to be forgotten. */
  private hasToForget = false;
  /** Why nothing is written any more. */
  private lost: string | null = null;
  private isClosing = false;

  constructor(folder: string, say: (message: FromThread) => void, leave: () => void) {
    makeFolder(folder);
    const file = databaseIn(folder);
    this.say = say;
    this.leave = leave;
    this.lock = lockFolder(folder);
    this.database = openDatabase(file);
    this.whereIsFile = watchFile(file);
    this.sqlite = firstUse(file, this.database);
    this.database.exec(`PRAGMA busy_timeout = ${AT_A_TIME}`);
    this.restores = watchRestores(this.database, () => say({ kind: 'replaced' }));
    this.timer = setInterval(() => this.look(), LOOK);
  }

  take(message: ToThread): void {
    switch (message.kind) {
      case 'batch':
        return message.lane === 'reads' ? this.read(message) : this.queue(message);
      case 'trouble':
        return this.database.exec(TROUBLES[message.trouble]);
      case 'close':
        this.isClosing = true;
        return this.waiting.length === 0 ? this.close() : undefined;
    }
  }

  private look(): void {
    if (this.lost !== null) return;
    runBatch(this.database, this.sqlite, [], this.restores);
    if (this.hasToForget) this.forget();
    this.lost = this.whereIsFile();
    if (this.lost !== null) this.say({ kind: 'lost', message: this.lost });
  }

  private read(batch: Batch): void {
    this.answer(batch, () => void this.restores());
  }

  private queue(batch: Batch): void {
    this.waiting.push({ batch, until: performance.now() + PATIENCE });
    if (this.waiting.length === 1) this.write();
  }

  /** Writes what can be written now; the rest is tried again, and others are heard in between. */
  private write(): void {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (!this.hasBegun() && performance.now() < next.until) return void setTimeout(() => this.write(), AT_A_TIME);
      const { batch } = next;
      this.waiting.shift();
      this.answer(batch, () => this.checkWrites(batch));
    }
    if (this.isClosing) this.close();
  }

  /** Begins to write; false while somebody else does. What else is wrong shows when it is done. */
  private hasBegun(): boolean {
    try {
      this.database.exec('BEGIN IMMEDIATE');
      return true;
    } catch (error) {
      return !isBusy(error);
    }
  }

  /** Who had not heard of a restore decided without it: what they write may not fit any more. */
  private checkWrites({ heard }: Batch): void {
    if (this.lost !== null) throw new StoreError('failed', this.lost);
    if (this.restores() !== heard) throw new StoreError('failed', REPLACED);
  }

  private answer({ lane, calls }: Batch, check: () => void): void {
    const answers = runBatch(this.database, this.sqlite, calls, check);
    if (lane === 'writes' && calls.some(isForgetting)) this.forget();
    this.say({ kind: 'answers', lane, ...answers });
  }

  /** Empties the write-ahead log; if somebody reads from it just now, as a backup does, later. */
  private forget(): void {
    this.hasToForget = this.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] !== 0;
  }

  private close(): void {
    clearInterval(this.timer);
    this.database.close();
    this.lock.close();
    this.leave();
  }
}

/** What is damaged is often found only when it is used. */
function firstUse(file: string, database: DatabaseSync): Sqlite {
  try {
    const sqlite = new Sqlite(database);
    sqlite.secret();
    refuseMoving(database.prepare('SELECT value FROM meta WHERE name = ?').get(MOVING));
    return sqlite;
  } catch (error) {
    throw explained(error, file);
  }
}

const TROUBLES: Readonly<Record<Trouble, string>> = {
  none: 'PRAGMA max_page_count = 4294967294; PRAGMA query_only = OFF',
  // Nothing below the present size is accepted, so it means: no page more.
  full: 'PRAGMA max_page_count = 1',
  'read-only': 'PRAGMA query_only = ON',
  death: 'no statement',
};
