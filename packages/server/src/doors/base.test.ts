import { PROTOCOL } from '@sixfold/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '../doors.fixture.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'http://club.example/sixfold' });
});
afterAll(() => server.close());

const arrive = (under: string): Promise<Response> =>
  fetch(`${server.address}${under}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: 'http://club.example' },
    body: '{"name":"Ada"}',
  });

test('under a path the page is there, with a slash at the end', async () => {
  expect((await fetch(`${server.address}/sixfold/`)).status).toBe(200);
  const bare = await fetch(`${server.address}/sixfold`, { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([308, '/sixfold/']);
  expect((await fetch(`${server.address}/sixfolds/`)).status).toBe(404);
});

test.each(['/sixfold', ''])(
  'a cookie comes back to that path, whether the proxy leaves it on or not: "%s"',
  async (under) => {
    const cookie = (await arrive(under)).headers.get('set-cookie') ?? '';
    expect(cookie).toContain('; Path=/sixfold/api;');
    const client = await server.connect({ headers: { cookie: cookie.replace(/;.*/, '') } }, under).opened();
    client.send(['hello', 0, { version: PROTOCOL }]);
    expect(await client.hears(1)).toEqual([['done', 0, { name: 'Ada', now: expect.any(Number) }]]);
    client.socket.close();
  },
);
