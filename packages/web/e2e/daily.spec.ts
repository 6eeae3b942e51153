import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Page } from './test.ts';
import { playMove, result } from '../../testing/src/page/table.ts';

const { daily: t, games } = en;

const deal = (page: Page) => page.getByRole('listitem').filter({ hasText: games.cards.name });

/** Plays the deal of the shown day in cards to its end. */
async function playCards(page: Page): Promise<void> {
  await deal(page).getByRole('button', { name: t.play }).click();
  await page.locator('.table[data-ply]').waitFor();
  while (await playMove(page, 'mouse'));
  await result(page).waitFor();
}

test('the deal of the day is one tap from home, is played once, counts, and is shared without a spoiler', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: en.home.daily }).click();
  await page.getByRole('heading', { name: t.noStreak }).waitFor();
  await expectAccessible(page, 'daily');
  await playCards(page);
  const end = result(page).getByRole('region', { name: t.title });
  await end.getByText(t.streak(1)).waitFor();
  await expectAccessible(page, 'end of a deal');
  await end.getByRole('button', { name: t.share }).click();
  await end.getByText(t.copied).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.length).toBeLessThanOrEqual(280);
  await end.getByRole('link', { name: t.others }).click();
  await deal(page).getByRole('button', { name: t.again }).waitFor();
  await expect(page.getByRole('heading', { name: t.streak(1) })).toBeVisible();
  await expect(page.getByRole('link', { name: t.playedOf(1, 5) })).toHaveCount(1);
  await expectAccessible(page, 'daily, played');
  await page.goto('/#/history');
  await page.getByRole('link', { name: en.luck.title }).click();
  await page.getByRole('heading', { name: en.luck.worst }).waitFor();
  await expectAccessible(page, 'luck');
  const [, link = ''] = /(http\S+)$/.exec(text) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: en.history.next }).waitFor();
});

test('a link to how somebody played a deal opens for those alone who have played it', async ({ page }) => {
  await page.goto('/#/daily/2026-11-16/cards/ABCDE');
  await page.getByRole('heading', { name: t.notPlayed }).waitFor();
  await expectAccessible(page, 'shared deal');
  await page.getByRole('link', { name: t.others }).click();
  await page
    .getByRole('heading', { name: /November/ })
    .first()
    .waitFor();
});
