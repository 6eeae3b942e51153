import type { Client } from 'pg';
import { makeClient, type PostgresSettings } from './connect.ts';
import { CHANNEL, readPayload, type Payload } from './payloads.ts';
import { Db } from './rows/db.ts';

/** What is asked over this connection is small: who does not answer for so many milliseconds is not there. */
const TIMEOUT = 1000;

/** What a listener tells. */
export interface ListenerReports {
  heard(payload: Payload): void;
  /** It listens from now on. */
  connected(): void;
}

/** A connection on which it is heard what servers say, and over which something is said. It is made anew when it is wanted. */
export class ServerListener {
  private readonly settings: PostgresSettings;
  private readonly name: string;
  private readonly reports: ListenerReports;
  private link: { readonly client: Client; readonly db: Db } | null = null;
  private connecting: Promise<void> | null = null;
  private isClosed = false;

  constructor(settings: PostgresSettings, name: string, reports: ListenerReports) {
    this.settings = { ...settings, databaseTimeout: Math.min(settings.databaseTimeout, TIMEOUT) };
    this.name = name;
    this.reports = reports;
  }

  /** Null while it is not connected. */
  get db(): Db | null {
    return this.link?.db ?? null;
  }

  /** Listens, unless it does; kept also if it could not. */
  async ensure(): Promise<void> {
    if (this.link || this.isClosed) return;
    this.connecting ??= this.connect().finally(() => {
      this.connecting = null;
    });
    await this.connecting;
  }

  /** Nothing is heard on it any more; what is being asked over it fails. */
  drop(client = this.link?.client): void {
    if (!client || client !== this.link?.client) return;
    this.link = null;
    void client.end().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.connecting;
    const { link } = this;
    this.link = null;
    await link?.client.end();
  }

  private async connect(): Promise<void> {
    const client = makeClient(this.settings, this.name);
    try {
      client.on('notification', ({ payload }) => this.pass(payload ?? ''));
      client.on('end', () => this.drop(client));
      client.on('error', () => this.drop(client));
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.link = { client, db: new Db(client) };
      this.reports.connected();
    } catch {
      void client.end().catch(() => undefined);
    }
  }

  private pass(text: string): void {
    const payload = readPayload(text);
    if (payload) this.reports.heard(payload);
  }
}
