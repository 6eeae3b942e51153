import { PROTOCOL } from '@sixfold/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { openTestHouse } from './test-house.ts';

const HELLO = ['hello', 0, { version: PROTOCOL }];

let house: Awaited<ReturnType<typeof openTestHouse>> | null = null;
const open = async (settings: Partial<Settings> = {}) => (house = await openTestHouse(settings));
afterEach(async () => {
  await house?.close();
  house = null;
});

test('whoever asks too fast is told, and let go if they go on', async () => {
  const { connect } = await open({ messageRate: 1, messageBurst: 3 });
  const client = await connect().opened();
  client.send(HELLO, ...Array.from({ length: 50 }, (_, index) => ['mine', index + 1, {}]));
  expect(await client.closed).toBe(1008);
  expect(client.heard).toContainEqual(['refused', expect.any(Number), { code: 'too-fast', perSecond: 1 }]);
});

test('an address has so many connections at a time', async () => {
  const { connect } = await open({ connectionsPerAddress: 2 });
  const [one] = [await connect().opened(), await connect().opened()];
  const { status, body } = await connect().refused;
  expect([status, JSON.parse(body)]).toEqual([429, { error: { code: 'too-many', what: 'connections', most: 2 } }]);
  one.socket.close();
  await one.closed;
  while (house!.hall.countFrom('127.0.0.1') > 1) await new Promise((resolve) => setImmediate(resolve));
  await connect().opened();
});

test('an address does not come and go all the time', async () => {
  const { connect } = await open({ connectionsPerAddress: 1 });
  for (let visit = 0; visit < 2; visit++) {
    const client = await connect().opened();
    client.socket.terminate();
    while (house!.hall.countFrom('127.0.0.1') > 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const { status, body } = await connect().refused;
  expect([status, JSON.parse(body)]).toEqual([429, { error: { code: 'too-fast', perSecond: 0.1 } }]);
});

const put = (address: string, name: string, forwarded = '192.0.2.1'): Promise<Response> =>
  fetch(`${address}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ name }),
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
  const { address } = await open({ messageBurst: 2, messageRate: 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/api/me`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(await refused[0]!.json()).toEqual({ error: { code: 'too-fast', perSecond: 1 } });
});

test('closing finishes what was asked, says goodbye and takes nothing more', async () => {
  const { connect, rooms, hall } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  rooms.held = promise;
  const client = await connect().opened();
  client.send(HELLO, ['watch', 1, { table: 't', seen: null }]);
  await client.hears(1);
  while (rooms.visitors.size === 0) await new Promise((wait) => setImmediate(wait));
  rooms.close = () => promise;
  const closing = hall.close();
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

test('health: 200 while store and rooms answer', async () => {
  const { address, rooms } = await open();
  const well = await fetch(`${address}/healthz`);
  expect([well.status, await well.json(), well.headers.get('cache-control')]).toEqual([
    200,
    { isWell: true },
    'no-store',
  ]);
  rooms.handle = () => Promise.reject(new Error('broken'));
  const ill = await fetch(`${address}/healthz`);
  expect([ill.status, await ill.json()]).toEqual([503, { isWell: false }]);
});

test('neither failures nor logs tell what they should not', async () => {
  const { address, rooms, lines, store } = await open();
  const cookie = (await put(address, 'Ada')).headers.get('set-cookie')?.split(';')[0] as string;
  const { secret } = (await (
    await fetch(`${address}/api/me/recovery`, { method: 'POST', headers: { cookie } })
  ).json()) as { secret: string };
  rooms.rename = () => Promise.reject(new Error('a stack of the server'));
  const answer = await fetch(`${address}/api/me`, { method: 'DELETE', headers: { cookie } });
  expect([answer.status, await answer.json()]).toEqual([500, { error: { code: 'internal' } }]);
  const logged = lines.join('');
  expect(logged).toContain('a stack of the server');
  expect(logged).toContain('"route":"/api/me"');
  for (const hidden of [secret, cookie, await store.secret(), '127.0.0.1', 'Ada']) expect(logged).not.toContain(hidden);
});
