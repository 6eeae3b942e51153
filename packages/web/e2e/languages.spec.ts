import { GAME_IDS } from '@sixfold/engine';
import { en, SPOKEN } from '../src/games/all-messages.fixture.ts';
import { LANGUAGE_IDS, LANGUAGES, preferredLanguage } from '../src/lib/languages.ts';
import { expect, test } from './test.ts';

for (const language of LANGUAGE_IDS) {
  const messages = SPOKEN[language];
  test.describe(language, () => {
    test.use({ wishes: { language } });

    test(`every place speaks ${language}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(messages.app.motto)).toBeVisible();
      for (const game of GAME_IDS) {
        const { name } = messages.games[game];
        await page.goto(`/#/setup/${game}`);
        await expect(page.getByRole('heading', { name: messages.setup.title(name) })).toBeVisible();
        await page.goto(`/#/learn/${game}`);
        await expect(page.getByRole('heading', { name: messages.learn.title(name) })).toBeVisible();
        await page.goto(`/#/course/${game}`);
        await expect(page.getByRole('complementary', { name: messages.course.card })).toBeVisible();
        await page.goto('/');
        await page
          .getByRole('article', { name, exact: true })
          .getByRole('button', { name: messages.home.play })
          .click();
        await expect(page.getByText(messages.table.yourTurn, { exact: true }).first()).toBeVisible();
      }
      await page.goto('/#/history');
      await expect(page.getByRole('heading', { name: messages.history.title, level: 1 })).toBeVisible();
    });
  });
}

for (const language of LANGUAGE_IDS) {
  test(`the server gives the page itself in ${language} to a browser that asks for it`, async ({ request }) => {
    const answer = await request.get('/', { headers: { 'accept-language': `${language}-ZZ, xx;q=0.9` } });
    const html = await answer.text();
    const { app, head } = SPOKEN[language];
    for (const text of [`lang="${language}"`, `<title>${app.name}</title>`, head.description, head.noScript]) {
      expect(html).toContain(text);
    }
    expect(answer.headers()['vary']).toContain('accept-language');
  });
}

test('the language changes without a reload, and in the middle of a game', async ({ page }) => {
  await page.goto('/#/settings');
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'));
  await expect(page.getByRole('heading', { name: en.settings.title })).toBeVisible();
  for (const language of LANGUAGE_IDS) {
    await page.getByRole('radio', { name: LANGUAGES[language] }).check();
    await expect(page.getByRole('heading', { name: SPOKEN[language].settings.title })).toBeVisible();
  }
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test.describe('a first visit', () => {
  test.use({ wishes: { language: undefined as never } });

  for (const locale of [...LANGUAGE_IDS, 'eo']) {
    const language = preferredLanguage([locale]);
    test.describe(locale, () => {
      test.use({ locale });
      test(`from a browser in ${locale} speaks ${language}`, async ({ page }) => {
        await page.goto('/');
        await expect(page.getByText(SPOKEN[language].app.motto)).toBeVisible();
      });
    });
  }
});
