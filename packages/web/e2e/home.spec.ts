import { en } from '../src/games/all-messages.fixture.ts';
import { gameCard, knownTable, playMove, playNow } from '../../testing/src/page/table.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Page } from './test.ts';

/** Plays a little at a new table of the game, and leaves it. */
async function leaveOne(page: Page): Promise<string> {
  await page.waitForURL(/#\/table\//);
  await playMove(page, 'mouse');
  const address = page.url();
  await page.goto('/');
  return address;
}

const left = (page: Page) => page.getByRole('region', { name: en.start.left });

test('whoever is new has one thing to do, and learns by playing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.newHere }).click();
  await page.waitForURL(/#\/course\/board/);
  await page.getByRole('complementary', { name: en.course.card }).waitFor();
  await page.goto('/');
  await playNow(page, 'board').click();
  await leaveOne(page);
  await gameCard(page, 'board').waitFor();
  await expect(left(page)).toBeVisible();
  await expect(page.getByRole('link', { name: en.home.newHere })).toHaveCount(0);
});

test('no game that was begun is lost, and each can be deleted', async ({ page }) => {
  await page.goto('/');
  for (const game of ['dice', 'stones'] as const) {
    await playNow(page, game).click();
    await leaveOne(page);
  }
  await expect(left(page).getByRole('link', { name: en.home.continue })).toHaveCount(2);
  await expectAccessible(page, 'home with games in progress');
  await left(page).getByRole('button', { name: en.start.remove }).first().click();
  await left(page).getByRole('button', { name: en.app.yes }).click();
  await expect(left(page).getByRole('link', { name: en.home.continue })).toHaveCount(1);
  await expect(left(page)).toContainText(en.games.dice.name);
});

test('whoever begins a game of a kind that was left is asked which is meant', async ({ page }) => {
  await page.goto('/');
  await playNow(page, 'dice').click();
  const first = await leaveOne(page);
  await left(page).waitFor();
  await playNow(page, 'dice').click();
  await page.getByRole('dialog').getByRole('button', { name: en.home.continue }).click();
  await expect(page).toHaveURL(first);
  await page.goto('/');
  await left(page).waitFor();
  await playNow(page, 'dice').click();
  await page.getByRole('dialog').getByRole('button', { name: en.start.anew }).click();
  await page.waitForURL(/#\/table\//);
  expect(page.url()).not.toBe(first);
});

test('solo is one tap away, and partners two', async ({ page }) => {
  await page.goto('/');
  await gameCard(page, 'board').getByRole('button', { name: en.home.solo }).click();
  await page.waitForURL(/#\/table\//);
  expect((await knownTable(page)).table.seats).toHaveLength(1);
  await page.goto('/');
  await gameCard(page, 'board').getByRole('link', { name: en.home.partners }).click();
  await expect(page.getByRole('radio', { name: en.setup.modes.partners.name })).toBeChecked();
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.waitForURL(/#\/table\//);
  expect((await knownTable(page)).table.opened.terms.options).toMatchObject({ partners: true });
});
