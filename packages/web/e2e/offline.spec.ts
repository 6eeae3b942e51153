import { en } from '../src/games/all-messages.fixture.ts';
import { expect, test } from './test.ts';
import { PLAYABLE, playMove, playNow } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('everything works offline after the first visit', async ({ page, context }) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  for (const game of PLAYABLE) {
    await page.goto('/');
    await playNow(page, game).click();
    await page.waitForURL(/#\/table\//);
    await playMove(page, 'mouse');
    await playMove(page, 'mouse');
    await page.goto(`/#/learn/${game}`);
    await expect(page.getByRole('heading', { name: en.learn.title(en.games[game].name) })).toBeVisible();
  }
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
});

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(`/${link}`)).json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Sixfold');
  for (const { src } of manifest.icons)
    expect((await request.get(`/${src}`)).headers()['content-type']).toBe('image/png');
});
