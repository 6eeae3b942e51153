import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Append } from '@sixfold/host';
import { DirectStore } from './direct-store.fixture.ts';
import { EMPTY, makeTestDatabase } from './postgres/postgres.fixture.ts';
import { openPostgres, type PostgresStore } from './postgres/postgres-store.ts';
import { ANNA } from './store.fixture.ts';
import type { ServerStore } from './store.ts';

/** For tests: a store with Anna in it; gone at the end of the block. */
export interface StoreSample extends AsyncDisposable {
  readonly store: ServerStore;
  append(...writes: readonly Append[]): Promise<boolean>;
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
