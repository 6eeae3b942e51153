import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@sixfold/protocol';
import { serve, type Serving } from '@sixfold/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { sixfold } from './sixfold.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-op-'));
const [root, data] = [join(folder, 'page'), join(folder, 'data')];
const WHERE = ['--data', data];
let serving: Serving;

beforeAll(async () => {
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), '');
  serving = await serve({ root, data, port: 0, host: '127.0.0.1', logLevel: 'silent' });
});

afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

const TERMS = { game: 'dice', options: { startRule: 'blank' }, games: 1, starter: 0 };
const SEATS = [{ kind: 'me' }, { kind: 'open' }];

/** Somebody with a name at a new public table. */
async function sitDown(): Promise<{ socket: WebSocket; heard: string[]; table: string }> {
  const named = await fetch(new URL('api/me', `${serving.address}/`), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
  const cookie = named.headers.get('set-cookie')?.split(';')[0] ?? '';
  const socket = new WebSocket(`${serving.address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const heard: string[] = [];
  const answer = new Promise<string>((resolve) => {
    socket.on('message', (text: Buffer) => {
      heard.push(text.toString());
      const [kind, number, body] = JSON.parse(text.toString());
      if (number === 1) resolve(kind === 'done' ? body.table : text.toString());
    });
  });
  socket.on('open', () => {
    socket.send(JSON.stringify(['hello', 0, { version: PROTOCOL }]));
    socket.send(JSON.stringify(['open', 1, { terms: TERMS, seats: SEATS, isPublic: true }]));
  });
  return { socket, heard, table: await answer };
}

test('tables of a server that runs are listed, closed and deleted', async () => {
  const { socket, table } = await sitDown();
  const listed = await sixfold('tables', ...WHERE);
  expect(listed.out).toMatch(new RegExp(`^${table}  dice  gathering, public  .* Ada = \\S+, - = open\n1 tables\n$`));
  expect(JSON.parse((await sixfold('tables', '--json', ...WHERE)).out)).toMatchObject([{ id: table }]);
  expect(await sixfold('close', table, ...WHERE)).toEqual({ code: 0, out: 'closed\n', err: '' });
  expect((await sixfold('tables', ...WHERE)).out).toBe('0 tables\n');
  expect((await sixfold('forget', table, ...WHERE)).out).toBe('the table is gone\n');
  const none = await sixfold('close', table, ...WHERE);
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('there is no such table')]);
  socket.close();
});

test('a guest is blocked, let in again and forgotten', async () => {
  const { socket } = await sitDown();
  const left = new Promise((resolve) => socket.on('close', resolve));
  const [table] = JSON.parse((await sixfold('tables', '--json', ...WHERE)).out);
  const guest: string = table.seats[0].guest;
  expect((await sixfold('block', '--guest', guest, '--days', '3', ...WHERE)).out).toBe('blocked\n');
  expect(await left).toBe(1012);
  expect((await sixfold('block', '--guest', guest, '--lift', ...WHERE)).out).toBe('lifted\n');
  expect((await sixfold('forget', guest, ...WHERE)).out).toBe('the guest is gone\n');
});

test('what is said is heard by everybody', async () => {
  const { socket, heard } = await sitDown();
  const told = new Promise<string>((resolve) => {
    socket.on('message', (text: Buffer) => text.includes('announcement') && resolve(text.toString()));
  });
  expect((await sixfold('say', 'Back soon', '--minutes', '2', ...WHERE)).out).toBe('said\n');
  expect(JSON.parse(await told)).toEqual(['announcement', { text: 'Back soon', until: expect.any(Number) }]);
  expect((await sixfold('say', '', ...WHERE)).out).toBe('taken back\n');
  expect(heard.length).toBeGreaterThan(1);
  socket.close();
});
