import type { DealResult } from '@sixfold/host/daily';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { arriveAt, askApi, openTestServer } from '../doors.fixture.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeEach(async () => (server = await openTestServer()));
afterEach(() => server.close());

const ask = (method: string, path: string, cookie = '', body?: unknown) =>
  askApi(server.address, method, path, { cookie, body });
const arrive = (name: string) => arriveAt(server.address, name);

const RESULT: DealResult = {
  date: '2026-11-16',
  game: 'dice',
  began: Date.parse('2026-11-16T12:00:00Z'),
  points: 7,
  hasWon: true,
  bots: 1,
  moves: 'AbC',
};

const readOwn = async (cookie: string) => (await ask('GET', '/me/daily', cookie)).body;

test('results of open deals come to whatever device their person uses next; of two of one deal the first stays', async () => {
  const cookie = await arrive('Ada');
  const later = { ...RESULT, began: RESULT.began + 1, points: 3 };
  expect((await ask('POST', '/me/daily', cookie, { results: [later] })).status).toBe(200);
  await ask('POST', '/me/daily', cookie, { results: [RESULT, { ...RESULT, date: '2026-11-17' }] });
  await ask('POST', '/me/daily', cookie, { results: [later] });
  expect(await readOwn(cookie)).toEqual({ results: [RESULT, { ...RESULT, date: '2026-11-17' }] });
});

test('a lost phone loses no streak: the lasting link brings the results to another one, which adds its own', async () => {
  const phone = await arrive('Ada');
  await ask('POST', '/me/daily', phone, { results: [RESULT] });
  const { secret } = (await ask('POST', '/me/lasting', phone, {})).body;
  const other = await arrive('Ada, new phone');
  const { headers } = await ask('POST', '/me/recover', other, { secret });
  const joined = headers.get('set-cookie')?.split(';')[0] ?? '';
  await ask('POST', '/me/daily', joined, { results: [{ ...RESULT, game: 'cards' }] });
  expect(await readOwn(joined)).toEqual({ results: [{ ...RESULT, game: 'cards' }, RESULT] });
});

test('whoever is forgotten leaves no results', async () => {
  const cookie = await arrive('Ada');
  await ask('POST', '/me/daily', cookie, { results: [RESULT] });
  await ask('DELETE', '/me', cookie);
  expect((await ask('GET', '/me/daily', cookie)).status).toBe(401);
});

test.each([{}, { results: [null] }, { results: [{ ...RESULT, game: 'chess' }] }, { results: RESULT }])(
  'no results are %j',
  async (body) => {
    expect((await ask('POST', '/me/daily', await arrive('Ada'), body)).body).toMatchObject({
      error: { code: 'not-understood' },
    });
  },
);

test('only those with a name begin a ranked deal, of a date and a game that there are', async () => {
  const cookie = await arrive('Ada');
  expect((await ask('POST', '/daily/2026-11-16/dice', '', {})).status).toBe(401);
  expect((await ask('POST', '/daily/2026-02-30/dice', cookie, {})).status).toBe(400);
  expect((await ask('POST', '/daily/2026-11-16/chess', cookie, {})).status).toBe(400);
  expect((await ask('POST', '/daily/2026-11-16/dice', cookie, {})).body).toEqual({ table: 'Ada 2026-11-16 dice' });
  expect((await ask('GET', '/daily/2026-11-16/dice')).body).toEqual({ error: { code: 'bad-deal', why: 'not-open' } });
  expect((await ask('GET', '/daily')).body).toEqual({ open: [], next: [] });
});
