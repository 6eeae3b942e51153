import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@sixfold/protocol';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openTestServer } from '../doors.fixture.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { Sample } from '../store/store.fixture.ts';

const TOKEN = 'a-token-that-is-long-enough';
const folder = mkdtempSync(join(tmpdir(), 'sixfold-admin-'));
const adminTokenFile = join(folder, 'token');
writeFileSync(adminTokenFile, `${TOKEN}\n`);
afterAll(() => rmSync(folder, { recursive: true }));

let server: Awaited<ReturnType<typeof openTestServer>>;
afterEach(() => server.close());
const open = async (settings: Partial<ServerSettings> = { adminTokenFile }) =>
  (server = await openTestServer(settings));

const BEARER = { authorization: `Bearer ${TOKEN}` };
const HELLO = ['hello', 0, { version: PROTOCOL }];

const get = (path: string, headers: Record<string, string> = BEARER): Promise<Response> =>
  fetch(`${server.address}${path}`, { headers, redirect: 'manual' });

const post = (path: string, body: object, headers: Record<string, string> = BEARER): Promise<Response> =>
  fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const submit = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${server.address}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });

/** Signs in as a browser does; returns the cookie. */
async function signIn(): Promise<string> {
  const response = await submit('/admin/sign-in', { token: TOKEN });
  expect(response.status).toBe(303);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const DOORS = ['/metrics', '/admin/api/state', '/admin/api/tables', '/admin/api/people'];

describe('without the token', () => {
  test('a server that has none has neither page nor figures', async () => {
    await open({});
    for (const path of [...DOORS, '/admin/']) expect((await get(path)).status).toBe(404);
  });

  test('nothing is told, and nothing done', async () => {
    await open();
    for (const path of DOORS) expect((await get(path, {})).status).toBe(401);
    const page = await get('/admin/', {});
    expect([page.status, await page.text()]).toEqual([401, expect.stringContaining('name="token"')]);
    for (const deed of ['close', 'forget', 'take-name', 'ban', 'lift', 'say']) {
      expect((await post(`/admin/api/${deed}`, { id: 't' }, {})).status).toBe(401);
      expect((await submit(`/admin/${deed}`, { id: 't' })).status).toBe(401);
    }
    expect(server.tables.said).toEqual([]);
  });

  test('whoever guesses must wait, and then the right one does not help either', async () => {
    await open();
    for (let tries = 0; tries < 11; tries++) await get('/metrics', { authorization: `Bearer wrong${tries}` });
    expect((await get('/metrics')).status).toBe(429);
    expect((await submit('/admin/sign-in', { token: TOKEN })).status).toBe(429);
  });

  test('figures are told to anybody where the operator wants that', async () => {
    await open({ metrics: 'open' });
    expect((await get('/metrics', {})).status).toBe(200);
  });
});

describe('the figures', () => {
  test('tell of connections, requests and refusals', async () => {
    await open();
    const client = await server.connect().opened();
    client.send(HELLO, ['mine', 1, {}], ['look', 2, { table: 'none', round: 0, ply: 0 }]);
    await client.hears(3);
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^sixfold_connections 1$/m);
    expect(text).toMatch(/^sixfold_tables_hosted 3$/m);
    expect(text).toMatch(/^sixfold_requests_total\{request="mine"\} 1$/m);
    expect(text).toMatch(/^sixfold_refusals_total\{code="no-such-table"\} 1$/m);
    expect(text).toMatch(/^sixfold_info\{version=".+",protocol="\d+",node="v.+"\} 1$/m);
  });

  test('a move is counted, and how long it took until it was acknowledged', async () => {
    await open();
    const client = await server.connect().opened();
    client.send(HELLO, ['move', 1, { table: 't', round: 0, ply: 0, move: { type: 'stop' } }]);
    await client.hears(2);
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^sixfold_moves_total 1$/m);
    expect(text).toMatch(/^sixfold_move_acknowledgement_seconds_count 1$/m);
  });
});

describe('with the token', () => {
  test('tables are listed with those who sit there, and without a secret of the game', async () => {
    await open();
    await server.store.addGuest({ id: 'anna', name: '<b>Anna</b>' });
    await server.store.append([
      new Sample('t', {
        seed: 'the seed',
        seats: [
          { kind: 'person', person: 'anna' },
          { kind: 'open', invite: 'the invite' },
        ],
      }).opening,
    ]);
    const texts = [
      await (await get('/admin/api/tables')).text(),
      await (await get('/admin/', { cookie: await signIn() })).text(),
    ];
    for (const text of texts) {
      expect(text).toContain('Anna');
      expect(text).not.toMatch(/the seed|the invite/);
    }
    expect(texts[1]).not.toContain('<b>');
  });

  test('a table is closed or deleted; one that is not there is said to be none', async () => {
    await open();
    expect((await post('/admin/api/close', { id: 'a' })).status).toBe(200);
    expect(await (await post('/admin/api/forget', { id: 'b' })).json()).toEqual({ kind: 'table' });
    expect(server.tables.said).toEqual(['closed a', 'removed b']);
    const none = await post('/admin/api/close', { id: 'none' });
    expect([none.status, await none.json()]).toEqual([404, { error: 'there is no such table' }]);
  });

  test('a name is taken from whoever has it', async () => {
    await open();
    await server.store.addGuest({ id: 'rude', name: 'Something ugly' });
    expect((await post('/admin/api/take-name', { id: 'rude' })).status).toBe(200);
    expect((await server.store.readGuest('rude'))?.name).toBe('Guest');
    expect(await (await post('/admin/api/forget', { id: 'rude' })).json()).toEqual({ kind: 'guest' });
    expect(await server.store.readGuest('rude')).toBeNull();
    expect((await post('/admin/api/take-name', { id: 'rude' })).status).toBe(404);
  });

  test('an address that is blocked is let go, and not let in again before it is lifted', async () => {
    await open({ adminTokenFile, trustProxy: ['127.0.0.1'] });
    const from = { 'x-forwarded-for': '192.0.2.7' };
    const client = await server.connect({ headers: from }).opened();
    client.send(HELLO);
    await client.hears(1);
    await post('/admin/api/ban', { kind: 'address', what: '192.0.2.7', days: 1 });
    expect(await client.closed).toBe(1012);
    expect((await get('/', from)).status).toBe(403);
    expect((await server.connect({ headers: from }).refused).status).toBe(403);
    expect((await get('/', {})).status).toBe(200);
    await post('/admin/api/lift', { kind: 'address', what: '192.0.2.7' });
    expect((await get('/', from)).status).toBe(200);
  });

  test('a guest who is blocked is nobody here', async () => {
    await open();
    const named = await fetch(`${server.address}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
    const cookie = named.headers.get('set-cookie')?.split(';')[0] ?? '';
    const client = await server.connect({ headers: { cookie } }).opened();
    client.send(HELLO);
    expect(await client.hears(1)).toEqual([['done', 0, expect.objectContaining({ name: 'Ada' })]]);
    const { people } = (await (await get('/admin/api/people')).json()) as { people: { guest: string; name: string }[] };
    expect(people).toEqual([{ guest: expect.any(String), name: 'Ada', address: '127.0.0.1' }]);
    await post('/admin/api/ban', { kind: 'guest', what: people[0]?.guest });
    expect(await client.closed).toBe(1012);
    expect(await (await get('/api/me', { cookie })).json()).toMatchObject({ name: null });
  });

  test('what is said is told to all who are here, and to whoever comes', async () => {
    await open();
    const client = await server.connect().opened();
    client.send(HELLO);
    await client.hears(1);
    await post('/admin/api/say', { text: 'Restart at six', minutes: 5 });
    const said = ['announcement', { text: 'Restart at six', until: expect.any(Number) }];
    expect((await client.hears(2))[1]).toEqual(said);
    const later = await server.connect().opened();
    later.send(HELLO);
    expect((await later.hears(2))[1]).toEqual(said);
    await post('/admin/api/say', { text: '' });
    expect((await client.hears(3))[2]).toEqual(['announcement', { text: '', until: 0 }]);
  });

  test.each([
    ['close', {}],
    ['ban', { kind: 'planet', what: 'x' }],
    ['ban', { kind: 'guest', what: 'x', days: 0.5 }],
    ['say', { text: 'x'.repeat(301) }],
  ])('%s of %j is not understood', async (deed, body) => {
    await open();
    expect((await post(`/admin/api/${deed}`, body)).status).toBe(400);
  });
});

describe('the page', () => {
  test('is for whoever has signed in, without script, and runs nothing', async () => {
    await open();
    const page = await get('/admin/', { cookie: await signIn() });
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(text).toContain('<h2>Tables (0)</h2>');
    expect(text).not.toContain('<script');
  });

  test('does what its forms say, and shows what went wrong', async () => {
    await open();
    const headers = { cookie: await signIn() };
    const done = await submit('/admin/close', { id: 'a' }, headers);
    expect([done.status, done.headers.get('location')]).toEqual([303, './']);
    const failed = await submit('/admin/close', { id: 'none' }, headers);
    expect([failed.status, await failed.text()]).toEqual([404, expect.stringContaining('there is no such table')]);
  });

  test('takes no form from a page elsewhere, and no cookie that somebody made up', async () => {
    await open();
    const cookie = await signIn();
    expect((await submit('/admin/close', { id: 'a' }, { cookie, origin: 'https://evil.example' })).status).not.toBe(
      303,
    );
    const forged = cookie.replace(/=\d+/, '=99999999999999');
    expect((await get('/admin/', { cookie: forged })).status).toBe(401);
    expect(server.tables.said).toEqual([]);
  });
});

test('a server that begins to stop is not ready, but lives', async () => {
  await open();
  expect(await (await get('/readyz')).json()).toEqual({ isWell: true });
  await server.connections.close();
  const [ready, alive] = [await get('/readyz'), await get('/healthz')];
  expect([ready.status, await ready.json(), alive.status]).toEqual([503, { isWell: false, why: 'closing' }, 200]);
});

test('every answer says what the log calls the request', async () => {
  await open();
  const id = (await get('/api/me')).headers.get('x-request-id');
  expect(id).toMatch(/^[\w-]{12}$/);
  // What is answered later is logged later.
  await get('/api/me');
  expect(server.lines.some((line) => line.includes(`"request":"${id}"`))).toBe(true);
});
