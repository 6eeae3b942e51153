import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { StoreError } from '@sixfold/host';
import { REPLACED, runBatch, type Answers, type Call } from './batch.ts';
import { explained, openDatabase } from './database.ts';
import { DataError, databaseIn, lockFolder, makeFolder } from './folder.ts';
import { Sqlite } from './sqlite.ts';

/** Trouble with the disk that can be had on demand, to test what happens then. */
export type Trouble = 'none' | 'full' | 'read-only';

export type ToThread =
  /** With how many changes by others the sender had heard of. */
  | { readonly kind: 'batch'; readonly calls: readonly Call[]; readonly heard: number }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'close' };

/** What the thread says first. */
export type ThreadOpening = { readonly kind: 'open' } | { readonly kind: 'cannot-open'; readonly message: string };

export type FromThread =
  /** Somebody else has changed the database. */
  { readonly kind: 'foreign' } | ({ readonly kind: 'answers' } & Answers);

/** How often to look for changes by others while there is nothing to do, in milliseconds. */
const LOOK = 1000;

const port = parentPort as MessagePort;
const say = (message: ThreadOpening | FromThread): void => port.postMessage(message);

function work(folder: string): void {
  makeFolder(folder);
  const lock = lockFolder(folder);
  const file = databaseIn(folder);
  const database = openDatabase(file);
  const sqlite = firstUse(file, () => new Sqlite(database));
  const foreignChanges = watchOthers(database);
  const idle = setInterval(() => runBatch(database, sqlite, [], foreignChanges), LOOK);

  port.on('message', (message: ToThread) => {
    switch (message.kind) {
      case 'batch': {
        // Who had not heard of a change decided without it: what they write may not fit any more.
        const check = (): void => {
          if (foreignChanges() !== message.heard) throw new StoreError('failed', REPLACED);
        };
        return say({ kind: 'answers', ...runBatch(database, sqlite, message.calls, check) });
      }
      case 'trouble':
        return database.exec(TROUBLES[message.trouble]);
      case 'close':
        clearInterval(idle);
        database.close();
        lock.close();
        return port.close();
    }
  });
  say({ kind: 'open' });
}

/** What is damaged is often found only when it is used. */
function firstUse(file: string, open: () => Sqlite): Sqlite {
  try {
    const sqlite = open();
    sqlite.secret();
    return sqlite;
  } catch (error) {
    throw explained(error, file);
  }
}

/** Counts how often somebody else has changed the database, and says so each time. */
function watchOthers(database: DatabaseSync): () => number {
  const version = database.prepare('PRAGMA data_version');
  const look = (): unknown => version.get()?.['data_version'];
  let seen = look();
  let changes = 0;
  return () => {
    const now = look();
    if (now !== seen) {
      seen = now;
      changes++;
      say({ kind: 'foreign' });
    }
    return changes;
  };
}

const TROUBLES: Readonly<Record<Trouble, string>> = {
  none: 'PRAGMA max_page_count = 4294967294; PRAGMA query_only = OFF',
  // Nothing below the present size is accepted, so it means: no page more.
  full: 'PRAGMA max_page_count = 1',
  'read-only': 'PRAGMA query_only = ON',
};

try {
  work((workerData as { folder: string }).folder);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  say({ kind: 'cannot-open', message: error.message });
}
