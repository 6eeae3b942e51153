import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { accept, inviteOf, openTable, playUntil, test, wayTo, type Player } from './online.ts';
import { BOT, newTable, PERSON, playUntil as prepareUntil } from '../../testing/src/page/records.ts';
import { layTable } from '../../testing/src/page/store.ts';
import { gameCard } from '../../testing/src/page/table.ts';
import { expect } from './test.ts';

/** Two people at a table of their own. */
async function sitTogether(ada: Player, bo: Player, bots = 0): Promise<void> {
  await openTable(ada, 'dice', bots);
  await accept(bo, await inviteOf(ada), 'Bo');
  await Promise.all([ada, bo].map(({ page }) => page.locator('.table').waitFor()));
}

const openMenu = async ({ page }: Player): Promise<void> => {
  await page.getByRole('button', { name: en.online.menu, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

test('axe finds nothing where people meet', async ({ meet }) => {
  const [ada, bo] = [await meet(), await meet()];
  await ada.page.goto('/');
  await gameCard(ada.page, 'dice').getByRole('link', { name: en.home.friends }).click();
  await ada.page.getByLabel(en.online.name).waitFor();
  await expectAccessible(ada.page, 'friends');
  await openTable(ada, 'dice', 0);
  await ada.page.getByRole('button', { name: en.online.more(en.setup.seat(2)) }).click();
  await expectAccessible(ada.page, 'gathering');
  const invite = await inviteOf(ada);
  await bo.page.goto(invite);
  await bo.page.getByLabel(en.online.name).waitFor();
  await expectAccessible(bo.page, 'join');
  await accept(bo, invite, 'Bo');
  await bo.page.locator('.table').waitFor();
  await expectAccessible(bo.page, 'online table');
  await openMenu(bo);
  await expectAccessible(bo.page, 'menu');
  await bo.page.goto('/#/settings');
  await bo.page.getByRole('button', { name: en.online.makeRecovery }).click();
  await bo.page.getByRole('img', { name: en.online.codeOf(en.online.recoveryLink) }).waitFor();
  await expectAccessible(bo.page, 'identity');
  await bo.page.goto('/');
  await bo.page.getByRole('region', { name: en.online.mine }).waitFor();
  await expectAccessible(bo.page, 'home with tables');
  await bo.page.goto('/#/lobby');
  await bo.page.getByText(en.online.lobbyEmpty).waitFor();
  await expectAccessible(bo.page, 'lobby');
});

test('a public table is found, joined and watched from the list', async ({ meet }) => {
  const [ada, bo, cy] = [await meet(), await meet(), await meet()];
  await bo.page.goto('/#/lobby');
  await expect(bo.page.getByText(en.online.lobbyEmpty)).toBeVisible();
  await openTable(ada, 'stones', 0, { isPublic: true });
  await bo.page.getByRole('link', { name: new RegExp(`^${en.online.sit}: ${en.games.stones.name}`) }).click();
  await bo.page.getByLabel(en.online.name).fill('Bo');
  await bo.page.getByRole('button', { name: en.online.sit }).click();
  await Promise.all([ada, bo].map(({ page }) => page.locator('.table').waitFor()));
  await cy.page.goto('/#/lobby');
  await cy.page.getByRole('link', { name: new RegExp(`^${en.online.watch}: ${en.games.stones.name}`) }).click();
  await expect(cy.page.getByText(en.online.watching)).toBeVisible();
  await expect(ada.page.getByText(en.online.watchers(1))).toBeVisible();
});

test('moves are taken back where all agree', async ({ meet }) => {
  const [ada, bo] = [await meet(), await meet()];
  await sitTogether(ada, bo);
  await playUntil([ada, bo], 'dice', 8);
  const { ply } = ada.news!;
  await ada.page.getByRole('button', { name: en.online.askBack }).click();
  await expect(ada.page.getByText(en.online.asked)).toBeVisible();
  await expect(bo.page.getByText(en.online.wantsBack('Ada', '').slice(0, -3)).first()).toBeVisible();
  await bo.page.getByRole('button', { name: en.online.agree }).click();
  await expect.poll(() => bo.news!.ply).toBeLessThan(ply);
  await expect(ada.page.locator(`.table[data-ply="${bo.news!.ply}"]`)).toBeVisible();
});

test('a game of this device is taken online and goes on there', async ({ meet }) => {
  const [ada, bo] = [await meet(), await meet()];
  const known = newTable('board', [PERSON, PERSON, BOT], 'taken');
  prepareUntil(known, ({ ply }) => ply >= 6);
  await ada.page.goto('/');
  await gameCard(ada.page, 'board').waitFor();
  await layTable(ada.page, 'taken', known);
  await ada.page.goto('/#/take/taken');
  await ada.page.getByLabel(en.online.name).fill('Ada');
  await ada.page.getByRole('radio', { name: en.tempo.kinds.live[0] }).check();
  await ada.page.getByRole('button', { name: en.online.takeNow }).click();
  await accept(bo, await inviteOf(ada), 'Bo');
  await bo.page.locator('.table').waitFor();
  await expect(bo.page.getByRole('timer').first()).toBeVisible();
  await expect.poll(() => bo.news?.ply ?? 0).toBeGreaterThanOrEqual(6);
  await playUntil([ada, bo], 'board', 10);
  await ada.page.goto('/');
  await expect(ada.page.getByRole('region', { name: en.online.mine })).toBeVisible();
  await expect(ada.page.getByText(en.start.left)).toHaveCount(0);
});

test('a recovery link brings one’s seat to another device', async ({ meet }) => {
  const [ada, bo, other] = [await meet(), await meet(), await meet()];
  await sitTogether(ada, bo);
  const table = wayTo(bo.page.url());
  await bo.page.goto('/#/settings');
  await bo.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bo.page.getByRole('button', { name: en.online.makeRecovery }).click();
  await bo.page
    .getByRole('group', { name: en.online.recoveryLink })
    .getByRole('button', { name: en.online.copy })
    .click();
  await bo.page.getByText(en.online.copied).first().waitFor();
  await other.page.goto(wayTo(await bo.page.evaluate(() => navigator.clipboard.readText())));
  await other.page.getByRole('button', { name: en.online.recoverNow }).click();
  await other.page.getByRole('region', { name: en.online.mine }).getByRole('link').click();
  await expect(other.page).toHaveURL(new RegExp(`${table.slice(1)}$`));
  await expect.poll(() => other.news?.view.seat).toBe(1);
});

test('a recovery link on a device that is somebody already asks, joins both, and is good once', async ({ meet }) => {
  const [ada, bo, cy] = [await meet(), await meet(), await meet()];
  await sitTogether(ada, bo);
  await openTable(cy, 'stones', 0, { name: 'Cy' });
  await bo.page.goto('/#/settings');
  await bo.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bo.page.getByRole('button', { name: en.online.makeRecovery }).click();
  await bo.page
    .getByRole('group', { name: en.online.recoveryLink })
    .getByRole('button', { name: en.online.copy })
    .click();
  await bo.page.getByText(en.online.copied).first().waitFor();
  const link = wayTo(await bo.page.evaluate(() => navigator.clipboard.readText()));
  await cy.page.goto(link);
  await expect(cy.page.getByText(en.online.recoverOther('Bo', 'Cy'))).toBeVisible();
  await expectAccessible(cy.page, 'recovery');
  await cy.page.getByRole('button', { name: en.online.joinBoth }).click();
  await expect(cy.page.getByRole('region', { name: en.online.mine }).getByRole('link')).toHaveCount(2);
  await ada.page.goto(link);
  await expect(ada.page.getByText(en.online.recoverFailed)).toBeVisible();
});

test('a page that is too old for the server says so and offers the new one', async ({ meet }) => {
  const ada = await meet();
  await ada.page.routeWebSocket(/api\/socket/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify(['refused', 0, { code: 'other-version', version: 2 }])));
  });
  await ada.page.goto('/#/lobby');
  await expect(ada.page.getByRole('button', { name: en.online.loadNew })).toBeVisible();
});
