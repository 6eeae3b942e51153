import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { PROTOCOL } from '@sixfold/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerSettings } from '../settings/settings.ts';
import { openDoors, openTestServer } from '../doors.fixture.ts';
import { openStore } from '../store/sqlite/threaded.ts';
import { makeTestFolder } from '../store/store.fixture.ts';

const HELLO = ['hello', 0, { version: PROTOCOL }];

let server: { close(): Promise<void> } | null = null;
const open = async (settings: Partial<ServerSettings> = {}) => {
  const opened = await openTestServer(settings);
  server = opened;
  return opened;
};
// Nothing is allowed again because a test takes long.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1));
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
  server = null;
});

/** A connection may ask for so little that thirty messages are too many. */
const LITTLE = { connectionWork: 1 };

test('whoever asks too fast is told, and let go if they go on', async () => {
  const { connect } = await open(LITTLE);
  const client = await connect().opened();
  client.send(HELLO, ...Array.from({ length: 100 }, (_, index) => ['mine', index + 1, {}]));
  expect(await client.closed).toBe(1008);
  expect(client.heard).toContainEqual(['refused', expect.any(Number), { code: 'too-fast', perSecond: 10 }]);
});

test('what is too much is refused by its number without being read', async () => {
  const { connect, tables } = await open(LITTLE);
  const client = await connect().opened();
  client.send(HELLO, ...Array.from({ length: 50 }, (_, index) => `["mine",${index + 1},{{{ no JSON at all`));
  const heard = await client.hears(51);
  expect(heard).toContainEqual(['refused', null, { code: 'not-understood', what: 'no JSON' }]);
  expect(heard).toContainEqual(['refused', 50, { code: 'too-fast', perSecond: 10 }]);
  expect(tables.asked).toEqual([]);
});

test('what takes long to do costs more', async () => {
  const { connect, tables } = await open(LITTLE);
  const client = await connect().opened();
  client.send(HELLO, ...[1, 2, 3].map((number) => ['mine', number, {}]));
  const heard = await client.hears(4);
  expect(heard.map(([kind]) => kind)).toEqual(['done', 'done', 'done', 'refused']);
  expect(tables.asked).toEqual(['mine', 'mine']);
});

test.each(['ping', 'pong'] as const)('a %s costs as well; whoever goes on is let go', async (frame) => {
  const { connect } = await open(LITTLE);
  const client = await connect().opened();
  let pongs = 0;
  client.socket.on('pong', () => pongs++);
  for (let sent = 0; sent < 200; sent++) client.socket[frame]();
  expect(await client.closed).toBe(1008);
  expect(pongs).toBeLessThan(100);
});

/** As a proxy says who it asks for. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('an address that has spent everything is refused when it comes again, and then not even answered', async () => {
  const { address, connect } = await open({ addressWork: 1, trustProxy: ['127.0.0.1'] });
  const client = await connect(from('192.0.2.1')).opened();
  client.send(HELLO, ...Array.from({ length: 30 }, () => 'what'));
  await client.hears(31);
  const { status, body } = await connect(from('192.0.2.1')).refused;
  expect([status, JSON.parse(body)]).toEqual([429, { error: { code: 'too-fast', perSecond: 10 } }]);
  expect((await fetch(address, from('192.0.2.1'))).status).toBe(429);
  client.send('what', 'what', 'what');
  expect(await client.closed).toBe(1008);
  expect(await connect(from('192.0.2.1')).closed).toBe(1006);
  await expect(fetch(address, from('192.0.2.1'))).rejects.toThrow('fetch failed');
  await connect(from('192.0.2.2')).opened();
});

test('an address has so many connections at a time', async () => {
  const { connect, connections } = await open({ connectionsPerAddress: 2 });
  const [one] = [await connect().opened(), await connect().opened()];
  const { status, body } = await connect().refused;
  expect([status, JSON.parse(body)]).toEqual([429, { error: { code: 'too-many', what: 'connections', most: 2 } }]);
  one.socket.close();
  await one.closed;
  while (connections.countFrom('127.0.0.1') > 1) await new Promise((resolve) => setImmediate(resolve));
  await connect().opened();
});

const put = (address: string, name: string, forwarded = '192.0.2.1'): Promise<Response> =>
  fetch(`${address}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ name }),
  });

test('an address has so many connections that say nothing at all; another one comes in', async () => {
  const { address, app } = await open({ connectionsPerAddress: 1 });
  const port = Number(new URL(address).port);
  const call = (localAddress: string) => dial({ port, host: '127.0.0.1', localAddress });
  const callers = Array.from({ length: 4 }, () => call('127.0.0.1'));
  await Promise.all(callers.map((caller) => once(caller, 'connect')));
  await once(
    call('127.0.0.1').on('error', () => {}),
    'close',
  );
  expect(callers.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false]);
  const other = call('127.0.0.2');
  other.write('GET /healthz HTTP/1.0\r\n\r\n');
  expect(String(await once(other, 'data'))).toContain('200 OK');
  // Node lets go of them soon.
  expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000 });
  for (const caller of [...callers, other]) caller.destroy();
});

test('an address has so many new guests in an hour; behind a trusted proxy each visitor is one', async () => {
  const { address } = await open({ guestsPerAddress: 1, trustProxy: ['127.0.0.1'] });
  const statuses = [await put(address, 'Ada'), await put(address, 'Bea'), await put(address, 'Cleo', '192.0.2.2')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 429, 200]);
  expect(await statuses[1]!.json()).toEqual({ error: { code: 'too-many', what: 'guests', most: 1 } });
});

test('what a proxy says counts only where it is trusted', async () => {
  const { address } = await open({ guestsPerAddress: 1 });
  const statuses = [await put(address, 'Ada'), await put(address, 'Bea', '192.0.2.2')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 429]);
});

test('an address asks over HTTP only so fast', async () => {
  const { address } = await open({ addressWork: 1 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${address}/api/me`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(await refused[0]!.json()).toEqual({ error: { code: 'too-fast', perSecond: 10 } });
});

test('closing finishes what was asked, says goodbye and takes nothing more', async () => {
  const { connect, tables, connections } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  tables.held = promise;
  const client = await connect().opened();
  client.send(HELLO, ['watch', 1, { table: 't', seen: null }]);
  await client.hears(1);
  while (tables.visitors.size === 0) await new Promise((wait) => setImmediate(wait));
  tables.close = () => promise;
  const closing = connections.close();
  client.send(['mine', 2, {}]);
  resolve();
  await closing;
  expect(await client.closed).toBe(1012);
  expect(client.heard.slice(1)).toEqual(
    expect.arrayContaining([
      ['done', 1, expect.anything()],
      ['bye', { why: 'restart' }],
    ]),
  );
  expect(client.heard.filter(([kind, number]) => kind === 'done' && number === 2)).toEqual([]);
});

describe('health', () => {
  test('is 200 while something can be stored and tables answer', async () => {
    const { address } = await open();
    const well = await fetch(`${address}/healthz`);
    expect([well.status, await well.json(), well.headers.get('cache-control')]).toEqual([
      200,
      { isWell: true },
      'no-store',
    ]);
  });

  test('is 503 with tables that do not answer', async () => {
    const { address, tables } = await open();
    tables.handle = () => Promise.reject(new Error('broken'));
    const ill = await fetch(`${address}/healthz`);
    expect([ill.status, await ill.json()]).toEqual([503, { isWell: false, why: 'failed' }]);
  });

  test('is 503 on a disk that takes nothing, though everything can be read', async () => {
    using folder = makeTestFolder();
    const store = await openStore(folder.path);
    const { address } = (server = await openDoors(store));
    store.pretend('read-only');
    const ill = await fetch(`${address}/healthz`);
    expect([ill.status, await ill.json()]).toEqual([503, { isWell: false, why: 'read-only' }]);
    store.pretend('none');
    await store.addGuest({ id: 'ada', name: 'Ada' });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await server.close();
    server = null;
  });

  test('asks the disk once for all who ask at the same time', async () => {
    const { address, store } = await open();
    const probed = vi.spyOn(store, 'probe');
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/healthz`)));
    expect(probed).toHaveBeenCalledTimes(1);
  });
});

test('neither failures nor logs tell what they should not', async () => {
  const { address, tables, lines, store } = await open();
  const cookie = (await put(address, 'Ada')).headers.get('set-cookie')?.split(';')[0] as string;
  const { secret } = (await (
    await fetch(`${address}/api/me/recovery`, { method: 'POST', headers: { cookie } })
  ).json()) as { secret: string };
  tables.forget = () => Promise.reject(new Error('a stack of the server'));
  const answer = await fetch(`${address}/api/me`, { method: 'DELETE', headers: { cookie } });
  expect([answer.status, await answer.json()]).toEqual([500, { error: { code: 'internal' } }]);
  const logged = lines.join('');
  expect(logged).toContain('a stack of the server');
  expect(logged).toContain('"route":"/api/me"');
  for (const hidden of [secret, cookie, await store.secret(), '127.0.0.1', 'Ada']) expect(logged).not.toContain(hidden);
});
