import { levelsOf, type Level } from '@sixfold/bots/levels';
import { en, SPOKEN } from '../src/games/all-messages.fixture.ts';
import { LANGUAGE_IDS } from '../src/lib/languages.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { BOT, newTable, PERSON } from '../../testing/src/page/records.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { gameCard, knownTable, openTable, playMove, playNow } from '../../testing/src/page/table.ts';

const level = (page: Page, name: Level, { seats, setup }: Messages = en): Locator =>
  page.getByRole('group', { name: setup.level }).getByRole('radio', { name: seats.levels[name] });

for (const language of LANGUAGE_IDS) {
  const messages = SPOKEN[language];
  test.describe(language, () => {
    test.use({ wishes: { language } });

    test(`all levels of a game are offered in ${language}, each with what it is like`, async ({ page }) => {
      await page.goto('/#/setup/board');
      await expect(level(page, 'casual', messages)).toBeChecked();
      for (const name of levelsOf('board')) {
        await expect(level(page, name, messages)).toHaveAccessibleName(new RegExp(messages.setup.levelHelp[name]));
      }
    });
  });
}

test('the level that is chosen plays, and is offered again, in other games too', async ({ page }) => {
  await page.goto('/#/setup/dice');
  await level(page, 'club').check();
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.waitForURL(/#\/table\//);
  await playMove(page, 'mouse');
  expect((await knownTable(page)).table.seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', bot: 'club' }]);
  await page.goto('/#/setup/dice');
  await expect(level(page, 'club')).toBeChecked();
  await page.goto('/');
  await playNow(page, 'board').click();
  await page.waitForURL(/#\/table\//);
  expect((await knownTable(page)).table.seats[1]).toMatchObject({ bot: 'club' });
});

test('one touch leads to a casual opponent', async ({ page }) => {
  await page.goto('/');
  await playNow(page, 'board').click();
  await page.waitForURL(/#\/table\//);
  expect((await knownTable(page)).table.seats[1]).toMatchObject({ bot: 'casual' });
});

test('a table whose bot is not offered any more is played on', async ({ page }) => {
  await openTable(page, newTable('dice', [PERSON, { ...BOT, bot: 'random' }], 'old'));
  for (let move = 0; move < 5; move++) await playMove(page, 'mouse');
  expect((await knownTable(page)).series.match.seenSince(0, null).some(({ seat }) => seat === 1)).toBe(true);
});

test('a worker that does not start is made up for by the page', async ({ browser, address }) => {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(/\/worker-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await gameCard(page, 'dice').getByRole('button', { name: en.home.play }).click();
  await page.waitForURL(/#\/table\//);
  for (let move = 0; move < 5; move++) await playMove(page, 'mouse');
  expect((await knownTable(page)).series.match.seenSince(0, null).some(({ seat }) => seat === 1)).toBe(true);
  await context.close();
});
