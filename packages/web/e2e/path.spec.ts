import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE, serve } from '../../server/src/index.ts';
import { en } from '../src/games/all-messages.fixture.ts';
import { gameCard } from '../../testing/src/page/table.ts';
import { expect, test as base } from './test.ts';

/** A test with a server that lies under a path. */
const test = base.extend<{ under: string }>({
  under: async ({}, use) => {
    const data = mkdtempSync(join(tmpdir(), 'sixfold-path-'));
    const serving = await serve({ port: 0, host: 'localhost', root: PAGE, data, base: '/club/sixfold' });
    await use(serving.address);
    await serving.close();
    rmSync(data, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

test('under a path one has a name, a table and a page that works offline', async ({ page, context, under }) => {
  await page.goto(under);
  await gameCard(page, 'dice').getByRole('link', { name: en.home.friends }).click();
  await page.getByLabel(en.online.name).fill('Ada');
  await page.getByRole('button', { name: en.online.openTable }).click();
  await page.getByRole('heading', { name: en.online.seats }).waitFor();
  const [cookie] = await context.cookies(`${under}api/me`);
  expect([cookie?.name, cookie?.path]).toEqual(['sixfold-guest', '/club/sixfold/api']);
  await page.goto(under);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(gameCard(page, 'dice')).toBeVisible();
});
