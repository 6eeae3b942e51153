/**
 * Two people with browsers of their own at two servers behind one address, while somebody restarts these. The address, both
 * servers, the operator's token and a folder for marks are in the environment.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { result } from '../../../testing/src/page/table.ts';
import { accept, introduce, inviteOf, openTable, playUntil, type Visitor } from '../online.ts';

const { PLAY_AT = '', PLAY_SERVERS = '', PLAY_TOKEN = '', PLAY_MARKS = '' } = process.env;
const GAME = 'board';
/** When the restart may begin, and beyond which ply nobody plays before it is done. */
const [BEGUN, LONG_BEFORE_END] = [4, 20];
/** How long a restart may take, in milliseconds, and how often somebody comes anew to get to the other server. */
const PATIENCE = 5 * 60_000;
const ATTEMPTS = 20;

/** How many pages are connected to each server. */
const countConnections = (): Promise<number[]> =>
  Promise.all(
    PLAY_SERVERS.split(' ').map(async (server) => {
      const answer = await fetch(`${server}/metrics`, { headers: { authorization: `Bearer ${PLAY_TOKEN}` } });
      return Number(/^sixfold_connections (\d+)/m.exec(await answer.text())?.[1]);
    }),
  );

/** Nobody says at which server they want to be: who comes again may get to the other one. */
async function comeApart({ page }: Visitor): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await expect.poll(async () => (await countConnections()).reduce((sum, count) => sum + count)).toBe(2);
    if ((await countConnections()).every((count) => count === 1)) return;
    await page.reload();
  }
  throw new Error('both browsers stayed at one server');
}

async function come(browser: Browser, errors: string[], sockets: number[]): Promise<Visitor> {
  const visitor = await introduce(await browser.newContext({ baseURL: PLAY_AT }), errors);
  const place = sockets.push(0) - 1;
  visitor.page.on('websocket', () => (sockets[place] = (sockets[place] ?? 0) + 1));
  return visitor;
}

test('two browsers on different servers play a game to the end while these are restarted', async ({ browser }) => {
  const [errors, sockets]: [string[], number[]] = [[], []];
  const [ada, bo] = [await come(browser, errors, sockets), await come(browser, errors, sockets)];
  await openTable(ada, GAME, 0);
  await accept(bo, await inviteOf(ada), 'Bo');
  await playUntil([ada, bo], GAME, 1);
  await comeApart(bo);
  await playUntil([ada, bo], GAME, BEGUN);
  const before = [...sockets];
  console.log('\none browser on each server; the restart may begin');
  writeFileSync(join(PLAY_MARKS, 'playing'), '');
  await playUntil([ada, bo], GAME, LONG_BEFORE_END);
  await expect.poll(() => existsSync(join(PLAY_MARKS, 'restarted')), { timeout: PATIENCE }).toBe(true);
  await playUntil([ada, bo], GAME, Infinity);
  for (const { page } of [ada, bo]) await expect(result(page)).toBeVisible();
  expect(sockets.map((count, place) => count > (before[place] ?? 0))).toEqual([true, true]);
  expect(errors).toEqual([]);
  console.log(`\nplayed to the end: ${ada.news?.ply} plies, the same for both: ${ada.news?.ply === bo.news?.ply}`);
});
