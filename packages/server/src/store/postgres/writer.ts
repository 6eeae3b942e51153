import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StoreError } from '@sixfold/host';
import type { Answers, Call } from '../calls.ts';
import { OutcomeUnknown, runBatch } from './batch.ts';
import { makeClient, type PostgresSettings } from './connect.ts';
import { Db, named } from './rows/db.ts';
import { storeErrorOf, troubleOf } from './errors.ts';

/** How long something waits in all to be written while the database cannot be reached, and how long between two attempts. */
const PATIENCE = 20_000;
const BETWEEN = 100;
const SOON = 20;

const SQL = named('writer', {
  end: 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
});

/** Writes one batch after the other over a connection of its own, and finds another one where that is lost. */
export class Writer {
  private readonly settings: PostgresSettings;
  private readonly name: string;
  private readonly patience: number;
  private session: { readonly client: Client; readonly db: Db; readonly name: string } | null = null;
  /** How many connections there have been. */
  private count = 0;
  /** The names of connections that were given up here, and may still be at work there. */
  private readonly left = new Set<string>();
  /** Since when nothing could be written. */
  private downSince: number | null = null;

  constructor(settings: PostgresSettings, name: string, patience = PATIENCE) {
    this.settings = settings;
    this.name = name;
    this.patience = patience;
  }

  /** Never fails: what could not be written is told call by call. */
  async write(calls: readonly Call[]): Promise<Answers> {
    const until = (this.downSince ?? performance.now()) + this.patience;
    let unknown: OutcomeUnknown | null = null;
    for (;;) {
      try {
        const db = await this.connected();
        const settled: Answers | null = unknown && (await unknown.settle(db));
        unknown = null;
        const answers = settled ?? (await runBatch(db, calls));
        this.downSince = null;
        return answers;
      } catch (error) {
        if (error instanceof OutcomeUnknown) unknown = error;
        if (!this.giveUp(error, until)) await pause(BETWEEN);
        else return failAll(calls, unknown ? OUTCOME_UNKNOWN : storeErrorOf(error));
      }
    }
  }

  async close(): Promise<void> {
    await this.session?.client.end();
    this.session = null;
  }

  /** Lets go of the connection; true if there is no use in trying again. */
  private giveUp(error: unknown, until: number): boolean {
    this.letGo();
    const trouble = error instanceof OutcomeUnknown ? 'connection' : troubleOf(error);
    if (trouble === 'connection') this.downSince ??= performance.now();
    return trouble === 'database' || performance.now() >= until;
  }

  private letGo(): void {
    const { session } = this;
    this.session = null;
    if (session) this.left.add(session.name);
    void session?.client.end().catch(() => undefined);
  }

  private async connected(): Promise<Db> {
    if (this.session) return this.session.db;
    const name = `${this.name} writer ${this.count++}`;
    const client = makeClient(this.settings, name);
    try {
      await client.connect();
      const db = new Db(client);
      await this.endOthers(db);
      this.session = { client, db, name };
      return db;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  /**
   * What was sent over a connection that was given up may still be on its way, and would count when it arrives. So it is
   * ended at the other end before anything else is written, or is said of what became of it.
   */
  private async endOthers(db: Db): Promise<void> {
    for (const name of this.left) {
      while ((await db.run(SQL.end, name)) > 0) await pause(SOON);
      this.left.delete(name);
    }
  }
}

const OUTCOME_UNKNOWN = new StoreError('unknown', 'the database cannot be reached, and may have stored it or not');

const failAll = (calls: readonly Call[], { why, message }: StoreError): Answers => ({
  answers: [],
  failures: calls.map((_, place) => [place, why, message]),
});
