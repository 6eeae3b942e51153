import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableInfo } from '@sixfold/protocol';
import { pino } from 'pino';
import { WebSocket, type ClientOptions } from 'ws';
import { Refusal, StoreError } from '@sixfold/host';
import { createApp } from './app.ts';
import { addDoors } from './entrance.ts';
import { Metrics } from './metrics/metrics.ts';
import { Accounts } from './limits/accounts.ts';
import { baseOf, callersOf, readSettings, type ServerSettings } from './settings/settings.ts';
import { DirectStore } from './store/direct-store.fixture.ts';
import type { ServerStore } from './store/store.ts';
import type { DealDesk } from './tables/deal-desk.ts';
import type { TablePreview, TableService, Visitor } from './tables/visitor.ts';

/** Tables that say what was asked of them, and fail on request; for tests of the doors. */
export class EchoTables implements TableService {
  readonly said: unknown[] = [];
  readonly visitors = new Set<Visitor>();
  /** What was asked, in order. */
  readonly asked: string[] = [];
  /** What a request to watch waits for. */
  held: Promise<void> = Promise.resolve();

  async handle(visitor: Visitor, request: string, ask: object): Promise<never> {
    this.visitors.add(visitor);
    this.asked.push(request);
    const table = 'table' in ask ? ask.table : null;
    if (table === 'broken') throw new Error('a secret of the server');
    if (table === 'full') throw new StoreError('full', 'no room in /a/secret/folder');
    if (table === 'none') throw new Refusal({ code: 'no-such-table' });
    if (table === 'deep') throw new Refusal({ code: 'bad-series', games: nested(100_000) });
    if (table === 'long') visitor.send(LONG);
    if (request === 'watch') await this.held;
    return { request, guest: visitor.guest?.name ?? null, ask } as never;
  }

  leave(visitor: Visitor): void {
    this.visitors.delete(visitor);
    this.said.push('left');
  }

  async rename(): Promise<void> {
    this.said.push('renamed');
  }

  async forget(): Promise<void> {
    this.said.push('forgotten');
  }

  async join(): Promise<boolean> {
    this.said.push('joined');
    return true;
  }

  async preview(table: string): Promise<TablePreview | null> {
    return table === 'none' ? null : { game: 'dice', name: '<Ada>' };
  }

  readonly hosted = 3;

  readonly deals: DealDesk = {
    tell: async () => ({ open: [], next: [] }),
    begin: async ({ name }, date, game) => `${name} ${date} ${game}`,
    standing: () => Promise.reject(new Refusal({ code: 'bad-deal', why: 'not-open' })),
  };

  async closeTable(table: string): Promise<void> {
    if (table === 'none') throw new Refusal({ code: 'no-such-table' });
    this.said.push(`closed ${table}`);
  }

  async removeTable(table: string): Promise<void> {
    if (table === 'none') throw new Refusal({ code: 'no-such-table' });
    this.said.push(`removed ${table}`);
  }

  async deadlineOf(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {
    this.said.push('closed');
  }
}

/** More than anybody may leave unread. */
const LONG = ['table', { table: 'x'.repeat(3 * 1024 * 1024) } as TableInfo] as const;

function nested(depth: number): unknown {
  let inside: unknown = 0;
  for (let level = 0; level < depth; level++) inside = [inside];
  return inside;
}

/** A real server on a free port, with a store in memory and tables that echo. */
export const openTestServer = (wishes: Partial<ServerSettings> = {}) => openDoors(new DirectStore(), wishes);

/** The same with a store of one's own, which it closes. */
export async function openDoors<S extends ServerStore>(store: S, wishes: Partial<ServerSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-doors-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), '');
  const lines: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const settings = { ...readSettings({}), ...wishes };
  const [accounts, base] = [new Accounts(settings), baseOf(settings)];
  const { trustProxy } = settings;
  const app = await createApp({
    root: join(folder, 'page'),
    logger,
    tls: null,
    trustProxy,
    accounts,
    callers: callersOf(settings),
    base,
  });
  const tables = new EchoTables();
  const { connections, desk } = await addDoors(app, {
    root: join(folder, 'page'),
    settings,
    store,
    tables,
    logger,
    accounts,
    metrics: new Metrics(),
    peers: null,
    waitingThoughts: () => 0,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    app,
    store,
    tables,
    connections,
    desk,
    /** What was logged. */
    lines,
    connect: (options: ClientOptions = {}, under = '', query = '') =>
      new TestClient(`${address.replace('http', 'ws')}${under}/api/socket${query}`, options),
    async close(): Promise<void> {
      await connections.close();
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What is asked over HTTP, and by whom. */
interface ApiAsk {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly origin?: string;
}

/** Asks a server over HTTP. */
export async function askApi(
  address: string,
  method: string,
  path: string,
  { cookie = '', body, origin }: ApiAsk = {},
) {
  const hasBody = body !== undefined;
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { cookie, ...(hasBody && { 'content-type': 'application/json' }), ...(origin && { origin }) },
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Somebody with a name: their cookie. */
export async function arriveAt(address: string, name: string): Promise<string> {
  const { headers } = await askApi(address, 'PUT', '/me', { body: { name } });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A client that keeps whatever it hears. */
export class TestClient {
  readonly socket: WebSocket;
  readonly heard: unknown[][] = [];
  /** The code with which the connection was closed. */
  readonly closed: Promise<number>;
  /** The status with which it was refused, and the body. */
  readonly refused: Promise<{ status: number; body: string }>;
  private wake: () => void = () => {};

  constructor(address: string, options: ClientOptions) {
    this.socket = new WebSocket(address, options);
    this.socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as unknown[]);
      this.wake();
    });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    this.refused = new Promise((resolve) => {
      this.socket.on('unexpected-response', (_request, response) => {
        let body = '';
        response.on('data', (part) => (body += String(part)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      });
    });
  }

  async opened(): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await new Promise((resolve) => this.socket.once('open', resolve));
    return this;
  }

  send(...messages: unknown[]): void {
    for (const message of messages) this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first so many messages, once they are there. */
  async hears(count: number): Promise<unknown[][]> {
    while (this.heard.length < count) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.heard.slice(0, count);
  }
}
