import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { accept, inviteOf, openTable, playUntil, test } from './online.ts';
import { expect } from './test.ts';
import { result } from '../../testing/src/page/table.ts';

test('whom one has played with is invited again in one tap, with the link', async ({ meet }) => {
  const [ada, bo] = [await meet(), await meet()];
  await openTable(ada, 'dice', 0);
  await accept(bo, await inviteOf(ada), 'Bo');
  await Promise.all([ada, bo].map(({ page }) => page.locator('.table').waitFor()));
  await playUntil([ada, bo], 'dice', 2);
  await bo.page.getByRole('button', { name: en.online.menu, exact: true }).click();
  await bo.page.getByRole('button', { name: en.online.resign }).click();
  await bo.page.getByRole('button', { name: en.app.yes }).click();
  await expect.poll(() => ada.news?.result?.ranks).toEqual([1, 2]);
  // Who leaves before the page has seen it keeps nothing of it.
  await expect(result(ada.page)).toBeVisible();
  await expect(async () => {
    await ada.page.goto('/');
    await ada.page.goto('/#/friends/dice');
    await expect(ada.page.getByText('Ada 1 : 0 Bo')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectAccessible(ada.page, 'friends');
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.page.getByRole('button', { name: en.online.playAgain('Bo') }).click();
  await expect(ada.page.getByText(en.online.keptFor('Bo')).first()).toBeVisible();
  await expect.poll(() => ada.page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/t\/.*#./);
});
