import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { arriveAt, askApi, openTestServer } from '../doors.fixture.ts';
import { TestBrowser } from '../notices/push-service.fixture.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeEach(async () => (server = await openTestServer({ webhooks: 'on' })));
afterEach(() => server.close());

const ask = (method: string, path: string, body?: unknown, cookie = '', origin?: string) =>
  askApi(server.address, method, path, { cookie, body, ...(origin !== undefined && { origin }) });
const arrive = (name: string) => arriveAt(server.address, name);

const CHOICES = { language: 'de', zone: 'Europe/Berlin', quiet: { from: 1320, to: 420 } };
const subscription = async (name: string) => {
  const { p256dh, auth } = (await TestBrowser.make()).device('');
  return { endpoint: `https://push.example/${name}`, expirationTime: null, keys: { p256dh, auth } };
};

test('somebody chooses how to be told, adds a device and a webhook, and takes them away again', async () => {
  const cookie = await arrive('Ada');
  const { body: before } = await ask('GET', '/me/notices', undefined, cookie);
  expect(before).toEqual({
    language: 'en',
    zone: 'UTC',
    quiet: null,
    key: expect.stringMatching(/^[\w-]{87}$/) as string,
    devices: [],
    webhook: null,
    hasWebhooks: true,
  });
  const device = await subscription('ada');
  const webhook = { shape: 'ntfy', url: 'https://ntfy.example/ada' };
  expect((await ask('PUT', '/me/notices', CHOICES, cookie)).status).toBe(200);
  expect((await ask('POST', '/me/notices/devices', device, cookie)).status).toBe(200);
  expect((await ask('PUT', '/me/notices/webhook', webhook, cookie)).status).toBe(200);
  const { body: after } = await ask('GET', '/me/notices', undefined, cookie);
  expect(after).toEqual({ ...before, ...CHOICES, devices: [device.endpoint], webhook });
  expect((await ask('DELETE', '/me/notices/devices', { endpoint: device.endpoint }, cookie)).status).toBe(200);
  expect((await ask('DELETE', '/me/notices/webhook', undefined, cookie)).status).toBe(200);
  expect((await ask('GET', '/me/notices', undefined, cookie)).body).toMatchObject({ devices: [], webhook: null });
});

test('the key is the same after a restart', async () => {
  const cookie = await arrive('Ada');
  const { body } = await ask('GET', '/me/notices', undefined, cookie);
  expect(JSON.parse(await server.store.keepOnce('vapid', 'another'))).toMatchObject({ kty: 'EC', crv: 'P-256' });
  expect((await ask('GET', '/me/notices', undefined, cookie)).body).toEqual(body);
});

test('a webhook cannot be set where the operator has not allowed it', async () => {
  await server.close();
  server = await openTestServer();
  const cookie = await arrive('Ada');
  const answer = await ask('PUT', '/me/notices/webhook', { shape: 'ntfy', url: 'https://ntfy.example/ada' }, cookie);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'not-understood' } } });
  expect((await ask('GET', '/me/notices', undefined, cookie)).body).toMatchObject({ hasWebhooks: false });
});

describe('refused', () => {
  test.each([
    ['PUT', '/me/notices', { ...CHOICES, zone: 'Mars/Olympus' }],
    ['PUT', '/me/notices', { ...CHOICES, quiet: { from: 0, to: 1440 } }],
    ['PUT', '/me/notices', { ...CHOICES, language: 'fr' }],
    ['POST', '/me/notices/devices', { endpoint: 'https://push.example', keys: { p256dh: 'no', auth: 'key' } }],
    ['PUT', '/me/notices/webhook', { shape: 'ntfy', url: 'http://ntfy.example/ada' }],
    ['PUT', '/me/notices/webhook', { shape: 'ntfy', url: 'file:///etc/passwd' }],
    ['PUT', '/me/notices/webhook', { shape: 'mail', url: 'https://ntfy.example/ada' }],
    ['DELETE', '/me/notices/devices', {}],
  ])('with what is wrong: %s %s %j', async (method, path, body) => {
    const answer = await ask(method, path, body, await arrive('Ada'));
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'not-understood' } } });
  });

  test.each([
    ['GET', '/me/notices'],
    ['PUT', '/me/notices'],
    ['POST', '/me/notices/devices'],
    ['DELETE', '/me/notices/devices'],
    ['PUT', '/me/notices/webhook'],
    ['DELETE', '/me/notices/webhook'],
  ])('to whoever is nobody, and to pages from elsewhere: %s %s', async (method, path) => {
    expect((await ask(method, path)).status).toBe(401);
    const elsewhere = await ask(method, path, undefined, await arrive('Ada'), 'https://evil.example');
    // To read is anybody's, and no page from elsewhere sees the answer.
    expect(elsewhere.status).toBe(method === 'GET' ? 200 : 403);
  });
});

test('a device with keys of no curve is refused, one of somebody else is theirs from now on', async () => {
  const [ada, bea, device] = [await arrive('Ada'), await arrive('Bea'), await subscription('shared')];
  const bad = { ...device, keys: { ...device.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } };
  expect((await ask('POST', '/me/notices/devices', bad, ada)).status).toBe(400);
  await ask('POST', '/me/notices/devices', device, ada);
  await ask('POST', '/me/notices/devices', device, bea);
  expect((await ask('GET', '/me/notices', undefined, ada)).body['devices']).toEqual([]);
  expect((await ask('GET', '/me/notices', undefined, bea)).body['devices']).toEqual([device.endpoint]);
});
