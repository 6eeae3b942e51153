import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { PROTOCOL } from '@sixfold/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestClient } from '../doors.fixture.ts';
import { Connection } from './socket.ts';

type TestServer = Awaited<ReturnType<typeof openTestServer>>;

const HELLO = ['hello', 0, { version: PROTOCOL }];
const WELCOME = ['done', 0, { name: null, now: expect.any(Number) }];

const GENEROUS = { connectionWork: 1_000_000, guestWork: 1_000_000, addressWork: 1_000_000 };

let server: TestServer;
const clients: TestClient[] = [];

beforeAll(async () => {
  server = await openTestServer({ ...GENEROUS, largestMessage: 1024 });
});
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate();
});
afterAll(() => server.close());

async function enter(...messages: unknown[]): Promise<TestClient> {
  const client = await server.connect().opened();
  clients.push(client);
  client.send(...messages);
  return client;
}

describe('greeting', () => {
  test('hello comes first', async () => {
    const client = await enter(['mine', 7, {}], HELLO, ['mine', 8, {}]);
    expect(await client.hears(3)).toEqual([
      ['refused', 7, { code: 'hello-first' }],
      WELCOME,
      ['done', 8, { request: 'mine', guest: null, ask: {} }],
    ]);
  });

  test('and once', async () => {
    const [, again] = await (await enter(HELLO, HELLO)).hears(2);
    expect(again).toEqual(['refused', 0, { code: 'not-understood', what: 'hello was said already' }]);
  });

  test.each([1, PROTOCOL + 1])(
    'a page of version %i is told to reload, whatever else its greeting says',
    async (version) => {
      const client = await enter(['hello', 0, { version, mood: 'fine' }]);
      expect(await client.hears(2)).toEqual([
        ['refused', 0, { code: 'other-version', version: PROTOCOL }],
        ['bye', { why: 'reload' }],
      ]);
      expect(await client.closed).toBe(1000);
    },
  );

  test('a screen that only watches is nobody, whoever its browser belongs to', async () => {
    const answer = await fetch(`${server.address}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
    const cookie = answer.headers.get('set-cookie')?.replace(/;.*/, '') as string;
    for (const [query, name] of [
      ['', 'Ada'],
      ['?watching', null],
    ] as const) {
      const client = await server.connect({ headers: { cookie } }, '', query).opened();
      clients.push(client);
      client.send(HELLO);
      expect(await client.hears(1)).toEqual([['done', 0, { name, now: expect.any(Number) }]]);
    }
  });

  test('a wrong token is refused, and one may try again', async () => {
    const client = await enter(['hello', 0, { version: PROTOCOL, token: 'mine' }], HELLO);
    expect(await client.hears(2)).toEqual([['refused', 0, { code: 'wrong-token' }], WELCOME]);
  });

  test('a token says who speaks', async () => {
    const id = 'somebody';
    await server.store.addGuest({ id, name: 'Bea' });
    await server.store.keepKey(id, 'token', 'Y84REtv7SyHbFo0HzcW3D0pHwsc6WG4NfcEobWCRf2M');
    const client = await enter(['hello', 0, { version: PROTOCOL, token: 'sesame-sesame' }]);
    expect(await client.hears(1)).toEqual([['done', 0, { name: 'Bea', now: expect.any(Number) }]]);
  });
});

describe('messages that are none', () => {
  const TABLE = { table: 't' };

  test.each([
    ['hello', null, 'no JSON'],
    ['', null, 'no JSON'],
    ['{}', null, 'a message is [request, number, ask]'],
    ['[]', null, 'a message is [request, number, ask]'],
    [['mine', 1, {}, 4], null, 'a message is [request, number, ask]'],
    [['mine', -1, {}], null, 'the number of a message is a whole number from 0'],
    [['mine', '1', {}], null, 'the number of a message is a whole number from 0'],
    [['mine', 1.5, {}], null, 'the number of a message is a whole number from 0'],
    [['steal', 1, {}], 1, 'there is no request "steal"'],
    [['__proto__', 1, {}], 1, 'there is no request "__proto__"'],
    [['toString', 1, {}], 1, 'there is no request "toString"'],
    [[{}, 1, {}], 1, 'there is no request of type object'],
    [['mine', 1, null], 1, 'mine: '],
    [['mine', 1, { more: 1 }], 1, 'mine: more: '],
    [['sit', 1, { table: 't', seat: 'x' }], 1, 'sit: seat: '],
    [['sit', 1, { table: 't', seat: 1.5 }], 1, 'sit: seat: '],
    [['sit', 1, { table: 't', seat: -1 }], 1, 'sit: seat: '],
    [['sit', 1, { table: 7, seat: 1 }], 1, 'sit: table: '],
    [['sit', 1, { table: 'x'.repeat(101), seat: 1 }], 1, 'sit: table: '],
    [['move', 1, { ...TABLE, round: 0, ply: 0, move: 'A1' }], 1, 'move: move: '],
    [['move', 1, { ...TABLE, round: 0, ply: 0, move: { type: 1 } }], 1, 'move: move.type: '],
    [['watch', 1, { ...TABLE, seen: { round: 0 } }], 1, 'watch: seen.ply: '],
    [['offer', 1, { ...TABLE, offer: { kind: 'peace' } }], 1, 'offer: offer.kind: '],
    [['open', 1, { terms: {}, seats: [], isPublic: true }], 1, 'open: terms.game: '],
  ])('%j', async (message, number, what) => {
    const [, answer] = await (await enter(HELLO, message)).hears(2);
    const found = expect.stringContaining(what) as string;
    expect(answer).toEqual(['refused', number, { code: 'not-understood', what: found }]);
  });

  test('what is wrong is said in few words, however much was sent', async () => {
    const [answer] = await (await enter(['x'.repeat(900), 1, {}])).hears(1);
    expect(JSON.stringify(answer).length).toBeLessThan(250);
  });

  test('binary ones', async () => {
    const client = await enter();
    client.socket.send(Buffer.from(JSON.stringify(HELLO)));
    expect(await client.hears(1)).toEqual([['refused', null, { code: 'not-understood', what: 'messages are text' }]]);
  });

  test('one that is too large is refused, and the next is heard', async () => {
    const client = await enter(HELLO, ['mine', 1, { more: 'x'.repeat(1024) }], ['mine', 2, {}]);
    const answers = await client.hears(3);
    expect(answers[1]).toEqual(['refused', null, { code: 'too-large', most: 1024 }]);
    expect(answers[2]?.[0]).toBe('done');
  });

  test('one that is much too large ends the connection', async () => {
    const client = await enter(HELLO, ['mine', 1, { more: 'x'.repeat(5000) }]);
    expect(await client.closed).toBe(1009);
  });
});

describe('answers', () => {
  test('come in the order of what was asked, also after one that takes long', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.tables.held = promise;
    const client = await enter(HELLO, ['watch', 1, { table: 't', seen: null }], ['mine', 2, {}], 'what', [
      'mine',
      3,
      {},
    ]);
    await client.hears(1);
    resolve();
    expect((await client.hears(5)).map(([, number]) => number)).toEqual([0, 1, 2, null, 3]);
  });

  test('a refusal has its facts; a failure of the server says nothing more than that', async () => {
    const client = await enter(HELLO, ...['none', 'full', 'broken'].map((table) => ['resign', 1, { table }]));
    expect((await client.hears(4)).slice(1)).toEqual([
      ['refused', 1, { code: 'no-such-table' }],
      ['refused', 1, { code: 'not-stored', why: 'full' }],
      ['refused', 1, { code: 'internal' }],
    ]);
    expect(server.lines.join('')).toContain('a secret of the server');
  });

  test('a refusal whose facts cannot be written is one all the same', async () => {
    const client = await enter(HELLO, ['resign', 1, { table: 'deep' }]);
    const what = 'nested too deep';
    expect((await client.hears(2))[1]).toEqual(['refused', 1, { code: 'not-understood', what }]);
  });
});

describe('connections', () => {
  test('a beat is heard; whoever gives no sign of life until the next is let go', async () => {
    const [well, mute] = [await enter(HELLO), server.connect({ autoPong: false })];
    clients.push(await mute.opened());
    await well.hears(1);
    const ponged = new Promise((resolve) => well.socket.once('ping', resolve));
    server.connections.beat();
    expect((await well.hears(2))[1]).toEqual(['beat', {}]);
    await ponged;
    well.send(['mine', 1, {}]);
    await well.hears(3);
    server.connections.beat();
    expect(await mute.closed).toBe(1006);
    await well.hears(4);
  });

  test('whoever does not read is let go', async () => {
    const { hostname, port } = new URL(server.address);
    const socket = dial(Number(port), hostname);
    socket.write(upgradeOf('/api/socket'));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    const before = server.tables.said.length;
    for (const message of [HELLO, ...Array.from({ length: 20 }, () => ['resign', 1, { table: 'long' }])])
      socket.write(frame(message));
    while (server.tables.said.length === before) await new Promise((resolve) => setImmediate(resolve));
    expect(server.tables.said.at(-1)).toBe('left');
    socket.destroy();
  });

  test('whoever asks faster than they are answered is not read from meanwhile, and then is', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.tables.held = promise;
    const more = Array.from({ length: 50 }, (_, index) => ['mine', index + 2, {}]);
    const client = await enter(HELLO, ['watch', 1, { table: 't', seen: null }]);
    while (server.tables.visitors.size === 0) await new Promise((wait) => setImmediate(wait));
    const [visitor] = server.tables.visitors;
    const isPaused = (): boolean => visitor instanceof Connection && visitor.socket.isPaused;
    client.send(...more);
    while (!isPaused()) await new Promise((wait) => setImmediate(wait));
    resolve();
    expect((await client.hears(52)).map(([kind]) => kind)).toEqual(Array.from({ length: 52 }, () => 'done'));
    expect(isPaused()).toBe(false);
  });

  test('the tables hear that somebody is gone after all that they had asked', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.tables.held = promise;
    const client = await enter(
      HELLO,
      ['watch', 1, { table: 't', seen: null }],
      ['watch', 2, { table: 'u', seen: null }],
    );
    while (server.tables.visitors.size === 0) await new Promise((wait) => setImmediate(wait));
    const asked = server.tables.asked.length;
    client.socket.terminate();
    while (server.connections.countFrom('127.0.0.1') > 0) await new Promise((wait) => setImmediate(wait));
    expect(server.tables.visitors.size).toBe(1);
    resolve();
    while (server.tables.visitors.size > 0) await new Promise((wait) => setImmediate(wait));
    // What they had asked for, and was not begun, never is.
    expect(server.tables.asked).toHaveLength(asked);
  });

  test('a ping is answered with what it said', async () => {
    const client = await enter(HELLO);
    const ponged = new Promise((resolve) => client.socket.once('pong', resolve));
    client.socket.ping('are you there');
    expect(String(await ponged)).toBe('are you there');
  });

  test('nobody needs more than a few fragments to say something', async () => {
    const client = await enter(HELLO);
    for (let part = 0; part < 100; part++) client.socket.send('[', { fin: false });
    expect(await client.closed).toBe(1008);
  });

  test.each(['/healthz', '/api/me', '/', '/api/socket/more'])('there is no socket at %s', async (path) => {
    const { port } = new URL(server.address);
    const socket = dial(Number(port), '127.0.0.1', () => socket.write(upgradeOf(path)));
    const heard: Buffer[] = [];
    socket.on('data', (data) => heard.push(data));
    await once(socket, 'close');
    expect(Buffer.concat(heard).toString()).toBe('');
  });

  test('the tables hear when somebody is gone', async () => {
    const client = await enter(HELLO, ['mine', 1, {}]);
    await client.hears(2);
    expect(server.tables.visitors.size).toBeGreaterThan(0);
    client.socket.close();
    await client.closed;
    while (server.tables.visitors.size > 0) await new Promise((resolve) => setImmediate(resolve));
  });
});

const KEY = Buffer.alloc(16).toString('base64');

const upgradeOf = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`;

/** A masked text frame of up to 125 bytes, with a mask of zeros. */
function frame(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}
