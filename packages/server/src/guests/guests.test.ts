import { PROTOCOL } from '@sixfold/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer } from '../doors.fixture.ts';
import { openStore } from '../store/sqlite/threaded.ts';
import { makeTestFolder } from '../store/store.fixture.ts';
import { Guests } from './guests.ts';
import { nameSchema } from './names.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer({
    name: 'The Hexagon',
    imprint: '/imprint.html',
    addressWork: 100_000,
    trustProxy: ['127.0.0.1'],
    origins: ['https://friend.example'],
  });
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly body: {
    name?: string | null;
    hasLasting?: boolean;
    secret?: string;
    token?: string;
    error?: { code: string; what?: string };
  };
  readonly headers: Headers;
  /** The cookie as it is to be sent back. */
  readonly cookie: string;
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] as string;
  return { status: answer.status, body: (await answer.json()) as Answer['body'], headers: answer.headers, cookie };
}

const arrive = async (name: string): Promise<string> => (await ask('PUT', '/me', { name })).cookie;
const nameOf = async (cookie: string): Promise<unknown> => (await ask('GET', '/me', undefined, { cookie })).body.name;
/** A proxy that is trusted says that it speaks TLS. */
const BEHIND_TLS = { 'x-forwarded-proto': 'https' };
const HELLO = ['hello', 0, { version: PROTOCOL }];

describe('who one is', () => {
  test('nobody at first, told with what the host has to say', async () => {
    const { body, headers } = await ask('GET', '/me');
    expect(body).toEqual({
      name: null,
      hasLasting: false,
      host: { name: 'The Hexagon', imprint: '/imprint.html', privacy: '' },
      protocol: PROTOCOL,
    });
    expect(headers.get('set-cookie')).toBe(null);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  test('a name makes a guest, whom the cookie tells', async () => {
    const cookie = await arrive('  Ada ');
    expect(await nameOf(cookie)).toBe('Ada');
    const client = await server.connect({ headers: { cookie } }).opened();
    client.send(HELLO);
    expect(await client.hears(1)).toEqual([['done', 0, { name: 'Ada', now: expect.any(Number) }]]);
    client.socket.close();
  });

  test('the cookie is out of reach for scripts and other sites, and secure behind TLS', async () => {
    const cookie = (await ask('PUT', '/me', { name: 'Ada' })).headers.get('set-cookie') as string;
    expect(cookie).toMatch(/^sixfold-guest=[^;]+; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/);
    expect((await ask('PUT', '/me', { name: 'Ada' }, BEHIND_TLS)).headers.get('set-cookie')).toMatch(
      /^__Host-sixfold=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('a cookie of version 0.1 counts, and is followed by one of today', async () => {
    const { id } = await new Guests(server.store).welcome('Ada');
    const old = `sixfold-guest=${encodeURIComponent(server.app.signCookie(id))}`;
    const plain = await ask('GET', '/me', undefined, { cookie: old });
    expect([plain.body.name, plain.cookie]).toEqual(['Ada', expect.stringMatching(`^sixfold-guest=${id}\\.0\\.`)]);
    const secure = await ask('GET', '/me', undefined, { cookie: old, ...BEHIND_TLS });
    expect([secure.body.name, secure.cookie]).toEqual(['Ada', expect.stringMatching(`^__Host-sixfold=${id}\\.0\\.`)]);
    expect(secure.headers.getSetCookie()[1]).toMatch(/^sixfold-guest=; .*Path=\/api;/);
  });

  test('of several cookies with one name the good one counts', async () => {
    const cookie = await arrive('Ada');
    expect(await nameOf(`sixfold-guest=x; sixfold-guest=%; ${cookie}`)).toBe('Ada');
    const client = await server.connect({ headers: { cookie: `sixfold-guest=x; ${cookie}` } }).opened();
    client.send(HELLO);
    expect(await client.hears(1)).toEqual([['done', 0, { name: 'Ada', now: expect.any(Number) }]]);
    client.socket.close();
  });

  test('a cookie that was tampered with tells nobody', async () => {
    const cookie = await arrive('Ada');
    const forged = cookie.replace('sixfold-guest=', 'sixfold-guest=x');
    expect([await nameOf(forged), await nameOf('sixfold-guest=x'), await nameOf('sixfold-guest=')]).toEqual([
      null,
      null,
      null,
    ]);
    expect((await ask('POST', '/me/token', undefined, { cookie: forged })).status).toBe(401);
  });

  test('a new name is known at once, at tables and doors', async () => {
    const cookie = await arrive('Ada');
    const client = await server.connect({ headers: { cookie } }).opened();
    client.send(HELLO);
    await client.hears(1);
    expect((await ask('PUT', '/me', { name: 'Bea' }, { cookie })).body).toEqual({ name: 'Bea' });
    expect(await nameOf(cookie)).toBe('Bea');
    client.send(['mine', 1, {}]);
    expect((await client.hears(2))[1]).toEqual(['done', 1, { request: 'mine', guest: 'Bea', ask: {} }]);
    expect(server.tables.said).toContain('renamed');
    client.socket.close();
  });
});

describe('recovery', () => {
  test('a secret brings one back on another device; a newer one takes its place', async () => {
    const cookie = await arrive('Cleo');
    const first = (await ask('POST', '/me/recovery', undefined, { cookie })).body.secret;
    const second = (await ask('POST', '/me/recovery', undefined, { cookie })).body.secret;
    expect(second).toMatch(/^[\w-]{32}$/);
    const late = await ask('POST', '/me/recover', { secret: first });
    expect([late.status, late.body, late.cookie]).toEqual([401, { error: { code: 'wrong-token' } }, '']);
    const back = await ask('POST', '/me/recover', { secret: second });
    expect(back.body).toEqual({ name: 'Cleo' });
    await ask('PUT', '/me', { name: 'Cleopatra' }, { cookie: back.cookie });
    expect(await nameOf(cookie)).toBe('Cleopatra');
  });

  test('a link can be looked at, and is good for one use', async () => {
    const cookie = await arrive('Cleo');
    const { secret } = (await ask('POST', '/me/recovery', undefined, { cookie })).body;
    const looks = [
      await ask('POST', '/me/recover/look', { secret }),
      await ask('POST', '/me/recover/look', { secret }, { cookie }),
    ];
    expect(looks.map(({ body, cookie: given }) => [body, given])).toEqual([
      [{ name: 'Cleo', isYou: false }, ''],
      [{ name: 'Cleo', isYou: true }, ''],
    ]);
    expect((await ask('POST', '/me/recover', { secret })).status).toBe(200);
    expect((await ask('POST', '/me/recover', { secret })).status).toBe(401);
    expect((await ask('POST', '/me/recover/look', { secret })).status).toBe(401);
  });

  test('of two devices that use a link at the same moment one comes in', async () => {
    const cookie = await arrive('Cleo');
    const { secret } = (await ask('POST', '/me/recovery', undefined, { cookie })).body;
    const answers = await Promise.all([1, 2, 3].map(() => ask('POST', '/me/recover', { secret })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test('a link is good for a quarter of an hour', async () => {
    using folder = makeTestFolder();
    const store = await openStore(folder.path);
    let now = 0;
    const guests = new Guests(store, () => now);
    const cleo = await guests.welcome('Cleo');
    const secret = await guests.issueLink(cleo);
    now = 15 * 60_000 - 1;
    expect(await guests.lookUp(secret)).toEqual({ id: cleo.id, name: 'Cleo' });
    now++;
    expect([await guests.lookUp(secret), await guests.recover(secret)]).toEqual([null, null]);
    await store.close();
  });

  test('a lasting link is good again and again until it is revoked', async () => {
    const cookie = await arrive('Cleo');
    const told = async (): Promise<unknown> => (await ask('GET', '/me', undefined, { cookie })).body.hasLasting;
    const before = await told();
    const { secret } = (await ask('POST', '/me/lasting', undefined, { cookie })).body;
    await ask('POST', '/me/recovery', undefined, { cookie });
    expect([before, await told()]).toEqual([false, true]);
    expect((await ask('POST', '/me/recover', { secret })).body).toEqual({ name: 'Cleo' });
    expect((await ask('POST', '/me/recover', { secret })).body).toEqual({ name: 'Cleo' });
    expect((await ask('DELETE', '/me/lasting', undefined, { cookie })).body).toEqual({});
    expect((await ask('POST', '/me/recover', { secret })).status).toBe(401);
    expect(await told()).toBe(false);
  });

  test('whoever is somebody already can be joined with whom they come back as', async () => {
    const [cleo, dan] = [await arrive('Cleo'), await arrive('Dan')];
    const { secret } = (await ask('POST', '/me/recovery', undefined, { cookie: cleo })).body;
    const client = await server.connect({ headers: { cookie: dan } }).opened();
    client.send(HELLO);
    await client.hears(1);
    const back = await ask('POST', '/me/recover', { secret, isJoining: true }, { cookie: dan });
    expect([back.body, await nameOf(back.cookie)]).toEqual([{ name: 'Cleo' }, 'Cleo']);
    expect(server.tables.said).toContain('joined');
    expect(await client.closed).toBe(1012);
  });

  test('joining oneself changes nothing', async () => {
    const cookie = await arrive('Cleo');
    const { secret } = (await ask('POST', '/me/recovery', undefined, { cookie })).body;
    server.tables.said.length = 0;
    expect((await ask('POST', '/me/recover', { secret, isJoining: true }, { cookie })).status).toBe(200);
    expect(server.tables.said).not.toContain('joined');
    expect(await nameOf(cookie)).toBe('Cleo');
  });

  test('a token is no recovery secret', async () => {
    const cookie = await arrive('Cleo');
    const { token } = (await ask('POST', '/me/token', undefined, { cookie })).body;
    expect((await ask('POST', '/me/recover', { secret: token })).status).toBe(401);
    const client = await server.connect().opened();
    client.send(['hello', 0, { version: PROTOCOL, token }]);
    expect(await client.hears(1)).toEqual([['done', 0, { name: 'Cleo', now: expect.any(Number) }]]);
    client.socket.close();
  });

  test.each(['/me/recovery', '/me/lasting', '/me/token', '/me/sign-out'])(
    '%s is for those who have a name',
    async (path) => {
      const { status, body } = await ask('POST', path);
      expect([status, body]).toEqual([401, { error: { code: 'no-name' } }]);
    },
  );
});

test('whoever signs out everywhere is nobody anywhere else: no device, no link, no program', async () => {
  const cookie = await arrive('Dora');
  const { secret } = (await ask('POST', '/me/recovery', undefined, { cookie })).body;
  const lasting = (await ask('POST', '/me/lasting', undefined, { cookie })).body.secret;
  const { token } = (await ask('POST', '/me/token', undefined, { cookie })).body;
  const client = await server.connect({ headers: { cookie } }).opened();
  client.send(HELLO);
  await client.hears(1);
  const here = await ask('POST', '/me/sign-out', undefined, { cookie });
  expect([here.status, await nameOf(here.cookie), await nameOf(cookie)]).toEqual([200, 'Dora', null]);
  expect(await client.closed).toBe(1012);
  expect((await ask('POST', '/me/recover', { secret })).status).toBe(401);
  expect((await ask('POST', '/me/recover', { secret: lasting })).status).toBe(401);
  const program = await server.connect().opened();
  program.send(['hello', 0, { version: PROTOCOL, token }]);
  expect(await program.hears(1)).toEqual([['refused', 0, { code: 'wrong-token' }]]);
  program.socket.close();
});

test('whoever wants to be forgotten is, at tables, doors and in what they could show', async () => {
  const cookie = await arrive('Dora');
  const { secret } = (await ask('POST', '/me/recovery', undefined, { cookie })).body;
  const client = await server.connect({ headers: { cookie } }).opened();
  client.send(HELLO);
  await client.hears(1);
  const { status, headers } = await ask('DELETE', '/me', undefined, { cookie });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/^sixfold-guest=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  expect(server.tables.said).toContain('forgotten');
  expect(await client.closed).toBe(1012);
  expect(await nameOf(cookie)).toBe(null);
  expect((await ask('POST', '/me/recover', { secret })).status).toBe(401);
  expect((await ask('DELETE', '/me', undefined, { cookie })).status).toBe(401);
});

describe('refused with what is wrong', () => {
  test.each([
    ['PUT', '/me', {}, 'name: '],
    ['PUT', '/me', { name: 7 }, 'name: '],
    ['PUT', '/me', { name: '  ' }, 'name: at least one character'],
    ['PUT', '/me', { name: 'Ada', id: 'x' }, 'id: '],
    ['PUT', '/me', undefined, ''],
    ['PUT', '/me', '{"name":', 'JSON'],
    ['POST', '/me/recover', {}, 'secret: '],
    ['POST', '/me/recover', { secret: 'x'.repeat(101) }, 'secret: '],
  ])('%s %s %j', async (method, path, body, what) => {
    const answer = await ask(method, path, body);
    const found = expect.stringContaining(what) as string;
    expect([answer.status, answer.body]).toEqual([400, { error: { code: 'not-understood', what: found } }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('what is no JSON, too large or not there', async () => {
    expect((await ask('PUT', '/me', { name: 'x'.repeat(10_000) })).status).toBe(413);
    expect((await ask('PUT', '/me', 'name=Ada', { 'content-type': 'text/plain' })).status).toBe(400);
    const nothing = await ask('GET', '/you');
    expect([nothing.status, nothing.body.error?.code]).toEqual([404, 'not-understood']);
    expect(nothing.headers.get('cache-control')).toBe('no-store');
  });
});

describe('pages from elsewhere', () => {
  const origin = 'https://evil.example';

  test.each([
    ['PUT', '/me'],
    ['POST', '/me/token'],
    ['POST', '/me/recovery'],
    ['POST', '/me/lasting'],
    ['DELETE', '/me/lasting'],
    ['POST', '/me/sign-out'],
    ['POST', '/me/recover'],
    ['POST', '/me/recover/look'],
    ['DELETE', '/me'],
  ])('may not %s %s', async (method, path) => {
    const cookie = await arrive('Ada');
    const { status, body } = await ask(method, path, undefined, { origin, cookie });
    expect([status, body]).toEqual([403, { error: { code: 'other-origin' } }]);
  });

  test('may not open a socket', async () => {
    const { status, body } = await server.connect({ origin }).refused;
    expect([status, JSON.parse(body)]).toEqual([403, { error: { code: 'other-origin' } }]);
  });

  test('unless they are the own ones or listed', async () => {
    for (const welcome of [server.address, 'https://friend.example']) {
      const client = await server.connect({ origin: welcome }).opened();
      client.socket.close();
      expect((await ask('PUT', '/me', { name: 'Ada' }, { origin: welcome })).status).toBe(200);
    }
  });
});

describe('names', () => {
  test.each(['Ada', '李小龙', '🦊', '👩‍👧', "O'Neill & Söhne", 'x'.repeat(40)])('%s', (name) => {
    expect(v.parse(nameSchema, ` ${name} `)).toBe(name);
  });

  test.each(['', 'x'.repeat(41), 'x'.repeat(10_000), 'a\nb', '\u3164', 'A\u200bda', 7, null])('%j is none', (name) => {
    expect(v.is(nameSchema, name)).toBe(false);
  });
});
