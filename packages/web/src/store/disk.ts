import type { Transcript } from '@sixfold/engine/transcript';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { currentGameId, lastEndedFirst, lastPlayedFirst } from './store.ts';
import type { FinishedGame, PastGame, Store, StoredTable, Written } from './store.ts';

/** Transcripts lie apart, so that lists of games need not read them. */
interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  history: { key: string; value: PastGame };
  transcripts: { key: string; value: Transcript };
}

const NAME = 'sixfold';
const VERSION = 1;
const ALL = ['tables', 'history', 'transcripts'] as const;
const GAMES = ['history', 'transcripts'] as const;

/** What is acknowledged has reached the disk. */
const SAFELY = { durability: 'strict' } as const;

/** The browser's IndexedDB. Every method fails where it is refused or full. */
export class DiskStore implements Store {
  private database: Promise<IDBPDatabase<Schema>> | null = null;

  async readTable(id: string): Promise<StoredTable | null> {
    return (await (await this.open()).get('tables', id)) ?? null;
  }

  /** Compares and writes in one transaction: of two tabs that build on the same version, one is stale. */
  async writeTable(table: StoredTable, finished: FinishedGame | null): Promise<Written> {
    const transaction = (await this.open()).transaction(ALL, 'readwrite', SAFELY);
    const tables = transaction.objectStore('tables');
    const history = transaction.objectStore('history');
    const transcripts = transaction.objectStore('transcripts');
    const present = await tables.get(table.id);
    if (present && present.revision !== table.revision) return 'stale';
    const id = currentGameId(table);
    await Promise.all([
      tables.put({ ...table, revision: table.revision + 1 }, table.id),
      finished ? history.put(finished.past, id) : history.delete(id),
      finished ? transcripts.put(finished.transcript, id) : transcripts.delete(id),
      transaction.done,
    ]);
    return 'stored';
  }

  async listTables(): Promise<StoredTable[]> {
    return lastPlayedFirst(await (await this.open()).getAll('tables'));
  }

  async removeTable(id: string): Promise<void> {
    await (await this.open()).delete('tables', id);
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
    await Promise.all([
      transaction.objectStore('history').put(past, past.id),
      transaction.objectStore('transcripts').put(transcript, past.id),
      transaction.done,
    ]);
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
      upgrade: (fresh) => ALL.forEach((store) => fresh.createObjectStore(store)),
      // A newer page in another tab waits for this one to let go.
      blocking: () => {
        database.close();
        forget();
      },
      terminated: forget,
    });
    return database;
  }
}
