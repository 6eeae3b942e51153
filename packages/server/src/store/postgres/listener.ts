import type { Client } from 'pg';
import { makeClient, type PostgresSettings } from './connect.ts';
import { CHANNEL, readPayload, type Payload } from './payloads.ts';

/** What a listener tells. */
export interface ListenerReports {
  heard(payload: Payload): void;
  /** It listens from now on, after it could not hear for a while. */
  connected(): void;
}

/** A connection on which it is heard what servers say. Where that is lost, or silent, it is made anew with every look. */
export class ServerListener {
  private readonly settings: PostgresSettings;
  private readonly name: string;
  private readonly reports: ListenerReports;
  private client: Client | null = null;
  private isConnecting = false;
  private isClosed = false;

  constructor(settings: PostgresSettings, name: string, reports: ListenerReports) {
    this.settings = settings;
    this.name = name;
    this.reports = reports;
  }

  /** Listens, unless it does; kept also if it could not. */
  async ensure(): Promise<void> {
    if (this.client || this.isConnecting || this.isClosed) return;
    this.isConnecting = true;
    const client = makeClient(this.settings, this.name);
    try {
      client.on('notification', ({ payload }) => this.pass(payload ?? ''));
      client.on('end', () => this.drop(client));
      client.on('error', () => this.drop(client));
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      this.reports.connected();
    } catch {
      client.end().catch(() => undefined);
    } finally {
      this.isConnecting = false;
    }
  }

  /** Nothing is heard on it any more. */
  drop(client = this.client): void {
    if (client !== this.client || !client) return;
    this.client = null;
    client.end().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private pass(text: string): void {
    const payload = readPayload(text);
    if (payload) this.reports.heard(payload);
  }
}
