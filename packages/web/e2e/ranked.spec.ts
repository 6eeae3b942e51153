import { openDates, opensAt } from '@sixfold/host/daily';
import { en } from '../src/games/all-messages.fixture.ts';
import { openStore } from '../../server/src/store/sqlite/threaded.ts';
import { expectAccessible } from './accessible.ts';
import { House } from './house.ts';
import { PHONE, playUntil, test as base, type Player } from './online.ts';
import { result } from '../../testing/src/page/table.ts';
import { expect, type Locator } from './test.ts';

const { daily: t, games } = en;

/** A server that was there the days before, and has published what the seeds of today's deals will be checked against. */
async function publish(data: string): Promise<void> {
  const store = await openStore(data);
  for (const date of openDates(Date.now())) await store.keepOnce(`deal ${date}`, String(opensAt(date) - 1));
  await store.close();
}

const test = base.extend<object, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await House.open(publish);
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});

const ranked = ({ page }: Player): Locator => page.locator('.deals').filter({ hasText: t.ranked });
const deal = (player: Player): Locator =>
  ranked(player).getByRole('listitem').filter({ hasText: games.cards.name }).first();
const play = (player: Player, text: string): Locator => deal(player).getByRole('button', { name: text });

test('a ranked deal needs a name, is one table however often it is begun, and counts once', async ({ meet }) => {
  const ada = await meet(PHONE);
  const { page } = ada;
  await page.goto('/#/daily');
  await expect(page.getByText(t.rankedName)).toBeVisible();
  await expect(play(ada, t.play)).toBeDisabled();
  await page.request.put('/api/me', { data: { name: 'Ada' } });
  await page.goto('/');
  await page.goto('/#/daily');
  await page.reload();
  await play(ada, t.play).click();
  await page.locator('.table').waitFor();
  await playUntil([ada], 'cards', 3);
  const begun = page.url();
  await page.goto('/');
  await page.goto('/#/daily');
  await play(ada, t.goOn).click();
  await page.locator('.table').waitFor();
  expect(page.url()).toBe(begun);
  await page.getByRole('button', { name: en.online.menu, exact: true }).click();
  await page.getByRole('button', { name: en.online.resign, exact: true }).click();
  await page.getByRole('button', { name: en.app.yes, exact: true }).click();
  await result(page).waitFor();
  await page.goto('/');
  await page.goto('/#/daily');
  await play(ada, t.standing).click();
  await expect(deal(ada)).toContainText(`${t.players(1)} · ${t.reached(ada.news!.result!.points[0]!)}`);
  await expect(play(ada, t.play)).toHaveCount(0);
  await expectAccessible(page, 'ranked deals');
});
