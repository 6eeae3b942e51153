import { GAME_IDS } from '@sixfold/engine';
import { en, SPOKEN } from '../src/games/all-messages.fixture.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../src/lib/languages.ts';
import { expect, test } from './test.ts';
import { playMove, playNow } from '../../testing/src/page/table.ts';

test.use({ serviceWorkers: 'allow' });

test('everything works offline after the first visit', async ({ page, context }) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  for (const game of GAME_IDS) {
    await page.goto('/');
    await playNow(page, game).click();
    await page.waitForURL(/#\/table\//);
    await playMove(page, 'mouse');
    await playMove(page, 'mouse');
    await page.goto(`/#/learn/${game}`);
    await expect(page.getByRole('heading', { name: en.learn.title(en.games[game].name) })).toBeVisible();
  }
  for (const language of LANGUAGE_IDS) {
    const { settings } = SPOKEN[language];
    await page.goto('/#/settings');
    await page.getByRole('radio', { name: LANGUAGES[language] }).check();
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
    // What is kept is the page in the language of the first visit.
    await page.reload();
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest: Record<'icons' | 'screenshots', { src: string }[]> = await (await request.get(`/${link}`)).json();
  expect(manifest).toMatchObject({ name: 'Sixfold', lang: 'en' });
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await request.get(`/${src}`)).headers()['content-type']).toBe('image/png');
});
