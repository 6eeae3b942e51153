import type { Page } from '@playwright/test';
import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { accept, inviteOf, openTable, playAlone, playUntil, test, wayTo, type Player } from './online.ts';
import { expect } from './test.ts';

/** Has the page believe that nobody looks at it, or that somebody does again. */
const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (now ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const icon = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

const atTable = ({ page }: Player): Promise<void> => page.locator('.table').waitFor();

/** Phones and a desk: the one who opens the table has room. */
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('one link seats three friends, and the address invites until the game begins', async ({ meet }) => {
      const [ada, ...friends] = [await meet(), await meet(), await meet(), await meet()];
      await openTable(ada, 'dice', 0, { guests: 3 });
      const code = ada.page.getByRole('img', { name: en.online.codeOf(en.online.invitation) });
      await expect(code).toHaveCount(name === 'desk' ? 1 : 0);
      const link = await inviteOf(ada);
      await expect.poll(() => wayTo(ada.page.url())).toBe(link);
      expect(link).toMatch(/^\/t\/[\w-]+#[\w-]+$/);
      for (const [index, friend] of friends.entries()) await accept(friend, link, ['Bo', 'Cy', 'Di'][index]!);
      await Promise.all([ada, ...friends].map(atTable));
      await expect.poll(() => ada.news?.view.seat).toBe(0);
      expect(new Set([ada, ...friends].map(({ news }) => news?.view.seat)).size).toBe(4);
      const [path] = link.split('#');
      await expect.poll(() => wayTo(ada.page.url())).toBe(path);
      await ada.page.reload();
      await atTable(ada);
    });

    test('a friend without the invite asks and is let in; another is told no', async ({ meet }) => {
      const [ada, bo, cy] = [await meet(), await meet(), await meet()];
      await openTable(ada, 'dice', 0);
      const [path = ''] = (await inviteOf(ada)).split('#');
      for (const [who, called] of [
        [cy, 'Cy'],
        [bo, 'Bo'],
      ] as const) {
        await who.page.goto(path);
        await expect(who.page.getByLabel(en.online.name)).toBeFocused();
        await who.page.getByLabel(en.online.name).fill(called);
        await who.page.getByRole('button', { name: en.online.knock }).click();
        await expect(who.page.getByText(en.online.knocked)).toBeVisible();
      }
      const asking = (called: string) => ada.page.getByRole('listitem').filter({ hasText: en.online.knocking(called) });
      await expectAccessible(ada.page, 'gathering with somebody who asks');
      await asking('Cy').getByRole('button', { name: en.app.no }).click();
      await expect(cy.page.getByText(en.online.knockDeclined)).toBeVisible();
      await asking('Bo').getByRole('button', { name: en.online.letIn }).click();
      await Promise.all([ada, bo].map(atTable));
      await expect.poll(() => bo.news?.view.seat).toBe(1);
    });
  });
}

test('links from before tables had paths lead where they led', async ({ meet }) => {
  const [ada, bo, cy] = [await meet(), await meet(), await meet()];
  await openTable(ada, 'dice', 0);
  const [, table = '', invite = ''] = /t\/([\w-]+)#(.+)/.exec(await inviteOf(ada)) ?? [];
  await cy.page.goto(`/#/online/${table}`);
  await expect(cy.page.getByRole('button', { name: en.online.knock })).toBeVisible();
  await accept(bo, `/#/join/${table}/1/${invite}`, 'Bo');
  await Promise.all([ada, bo].map(atTable));
  expect(wayTo(bo.page.url())).toBe(`/t/${table}`);
});

test('where there is no table any more there is a way out', async ({ meet }) => {
  const ada = await meet();
  await ada.page.goto('/t/nowhere');
  await expect(ada.page.getByRole('heading', { name: en.online.refusals['no-such-table'] })).toBeVisible();
  await ada.page.getByRole('link', { name: en.app.home }).first().click();
  await expect(ada.page.getByRole('heading', { name: en.app.name })).toBeVisible();
  expect(wayTo(ada.page.url())).toBe('/#/');
});

test('one’s tables are told as they change, and title and icon call whoever does not look', async ({ meet }) => {
  const [ada, bo] = [await meet(), await meet()];
  await openTable(ada, 'dice', 0);
  await hide(ada.page, true);
  await accept(bo, await inviteOf(ada), 'Bo');
  await Promise.all([ada, bo].map(atTable));
  await playUntil([ada, bo], 'dice', 1);
  // Whoever is not to move goes home and looks elsewhere.
  const [mover, other] = ada.news?.view.turn === 0 ? [ada, bo] : [bo, ada];
  await other.page.goto('/');
  await hide(mover.page, false);
  const row = other.page.getByRole('region', { name: en.online.mine }).getByRole('listitem');
  await expect(row).toContainText(en.table.turn(mover === ada ? 'Ada' : 'Bo'));
  await hide(other.page, true);
  await expect(other.page).toHaveTitle(en.app.name);
  await playAlone(mover, 'dice');
  await expect(row).toContainText(en.online.yourTurn);
  await expect(other.page).toHaveTitle(`● ${en.online.yourTurn} – ${en.games.dice.name}`);
  expect(await icon(other.page)).toContain('icon-dot.svg');
  await hide(other.page, false);
  await expect(other.page).toHaveTitle(en.app.name);
  expect(await icon(other.page)).toContain('icon.svg');
  await other.page.goto('/#/settings');
  await expect(other.page.getByRole('link', { name: new RegExp(en.app.waiting(1)) })).toBeVisible();
});
