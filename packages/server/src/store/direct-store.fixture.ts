import { StoreError } from '@sixfold/host';
import { CallingStore, type StoreAnswer, type StoreArgs, type StoreMethod } from './calling-store.ts';
import { ALONE } from './servers.ts';
import { runBatch } from './sqlite/batch.ts';
import { openDatabase } from './sqlite/database.ts';
import { Sqlite } from './sqlite/sqlite.ts';

/** For tests: SQLite without its thread, in memory: what it says is the same, and sooner. */
export class DirectStore extends CallingStore {
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
