import type { FairInfo } from '@sixfold/engine/fair';
import { hashText } from '@sixfold/engine/seeded';
import type { FromServer } from '@sixfold/protocol';
import { en } from '../src/games/all-messages.fixture.ts';
import { newTable, openLog, PERSON, playUntil as prepareUntil } from '../../testing/src/page/records.ts';
import { openTable as openOwn, playMove } from '../../testing/src/page/table.ts';
import { expectAccessible } from './accessible.ts';
import { accept, inviteOf, openTable, playUntil, test, type Player } from './online.ts';
import { expect, test as alone, type Locator, type Page } from './test.ts';

/** What goes between a page and its server. */
interface Traffic {
  /** What was told of luck when the game was first told; null until then. */
  dealt: FairInfo | null;
  /** Everything that the page asked for, over its socket and without. */
  readonly asked: string[];
}

function listen({ page }: Player): Traffic {
  const traffic: Traffic = { dealt: null, asked: [] };
  let told: FairInfo | null = null;
  page.on('request', (request) => traffic.asked.push(request.url()));
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => traffic.asked.push(String(payload)));
    socket.on('framereceived', ({ payload }) => {
      const [kind, news]: FromServer = JSON.parse(String(payload));
      if (kind === 'table') told = news.fair ?? null;
      if (kind === 'game') traffic.dealt ??= told;
    });
  });
  return traffic;
}

/** The tick, once it stands for all luck up to this ply. */
const tick = ({ page }: Player, ply: number): Locator =>
  page.getByRole('button', { name: en.fair.checked }).and(page.locator(`[data-ply="${ply}"]`));

const fairLuck = (page: Page): Locator => page.locator('details', { hasText: en.table.fairLuck });

/** The sheet in the menu of the table. */
async function openSheet({ page }: Player): Promise<Locator> {
  await page.getByRole('button', { name: en.online.menu, exact: true }).click();
  await fairLuck(page).locator('summary').click();
  return fairLuck(page);
}

async function resign({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: en.online.resign }).click();
  await page.getByRole('button', { name: en.app.yes }).click();
}

const NUMBER = /^[0-9a-f]{64}$/;

for (const game of ['dice', 'stones'] as const) {
  test(`${game}: luck is everybody’s, ticked off as it falls, and all of it at the end`, async ({ meet }) => {
    const players = [await meet(), await meet()] as const;
    const [ada, bo] = players;
    const traffic = listen(bo);
    await openTable(ada, game, 0);
    await accept(bo, await inviteOf(ada), 'Bo');
    await Promise.all(players.map((player) => tick(player, 0).waitFor()));
    expect(traffic.dealt?.numbers).toEqual([expect.stringMatching(NUMBER), expect.stringMatching(NUMBER)]);

    traffic.asked.length = 0;
    await playUntil(players, game, 3);
    // Somebody may be told of the last move a moment before the other.
    const ply = Math.max(...players.map(({ news }) => news!.ply));
    await Promise.all(players.map((player) => tick(player, ply).waitFor()));
    // The page's own files come whenever they are first needed, from the device if it is offline.
    expect(traffic.asked.filter((asked) => !/^\["move"|\/(assets|icons)\//.test(asked))).toEqual([]);

    const sheet = await openSheet(bo);
    await expect(sheet.getByText(traffic.dealt!.root)).toBeVisible();
    for (const name of ['Ada', 'Bo']) await expect(sheet.getByText(en.fair.isIn(name))).toBeVisible();
    if (game === 'dice') await expectAccessible(bo.page, 'fair luck');
    await resign(bo);
    await expect.poll(() => bo.news?.result?.ranks).toEqual([1, 2]);
    await (await openSheet(bo)).getByRole('button', { name: en.fair.checkAll }).click();
    await expect(fairLuck(bo.page).getByText(en.fair.whole)).toBeVisible();
  });
}

alone('a game on one device shows its fingerprint first, and opens its seed at the end', async ({ page }) => {
  const whole = newTable('dice', [PERSON, PERSON], 'sealed');
  prepareUntil(whole, () => false);
  const fingerprint = hashText('sixfold-fingerprint\nsealed');
  await openOwn(page, newTable('dice', [PERSON, PERSON], 'sealed'), 'first');
  await fairLuck(page).locator('summary').click();
  await expect(fairLuck(page).getByText(fingerprint)).toBeVisible();
  await expect(fairLuck(page).getByText(en.fair.inside)).toHaveCount(0);
  await expectAccessible(page, 'fair luck of a device');
  await openOwn(page, openLog(whole.log.slice(0, -1)), 'last');
  await playMove(page, 'mouse');
  await page.getByRole('dialog').getByRole('button', { name: en.app.close }).click();
  await fairLuck(page).locator('summary').click();
  await expect(fairLuck(page).getByText(fingerprint)).toBeVisible();
  await expect(fairLuck(page).getByText('sealed', { exact: true })).toBeVisible();
});
