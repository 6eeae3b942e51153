import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { StoreError, type Append } from '@sixfold/host';
import { CallingStore, type StoreAnswer, type StoreArgs, type StoreMethod } from './calling-store.ts';
import { EMPTY, makeTestDatabase } from './postgres/postgres.fixture.ts';
import { openPostgres, type PostgresStore } from './postgres/postgres-store.ts';
import { ALONE } from './servers.ts';
import { runBatch } from './sqlite/batch.ts';
import { openDatabase } from './sqlite/database.ts';
import { Sqlite } from './sqlite/sqlite.ts';
import { ANNA } from './store.fixture.ts';
import type { ServerStore } from './store.ts';

/** For tests: a store with Anna in it; gone at the end of the block. */
export interface StoreSample extends AsyncDisposable {
  readonly store: ServerStore;
  append(...writes: readonly Append[]): Promise<boolean>;
}

/** SQLite without its thread, in memory: what it says is the same, and sooner. */
class DirectStore extends CallingStore {
  readonly changes = ALONE.changes;
  readonly holders = ALONE.holders;
  private readonly database = openDatabase(':memory:');
  private readonly sqlite = new Sqlite(this.database);

  async probe(): Promise<void> {
    await this.call('probe');
  }

  onChange(): void {}

  async close(): Promise<void> {
    this.database.close();
  }

  protected async call<M extends StoreMethod>(method: M, ...given: StoreArgs<M>): StoreAnswer<M> {
    const { answers, failures } = runBatch(this.database, this.sqlite, [[method, ...given]]);
    for (const [, why, message] of failures) throw new StoreError(why, message);
    return answers[0] as never;
  }
}

const sampleOf = async (store: ServerStore, close: () => Promise<void>): Promise<StoreSample> => {
  await store.addGuest(ANNA);
  return { store, append: (...writes) => store.append(writes), [Symbol.asyncDispose]: close };
};

async function openDirect(): Promise<StoreSample> {
  const store = new DirectStore();
  return sampleOf(store, () => store.close());
}

/** Has every store there is tested in the same way. */
export function forEachStore(tests: (openSample: () => Promise<StoreSample>) => void): void {
  describe('in SQLite', () => {
    tests(openDirect);
  });
  describe('in PostgreSQL', () => {
    let store: PostgresStore;
    let client: Client;
    beforeAll(async () => {
      const settings = await makeTestDatabase();
      store = await openPostgres(settings);
      client = new Client(settings.database);
      await client.connect();
    });
    afterAll(async () => {
      await client.end();
      await store.close();
    });
    tests(async () => {
      await client.query(EMPTY);
      return sampleOf(store, async () => {});
    });
  });
}
