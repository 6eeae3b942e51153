import { de, en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { accept, inviteOf, test, type Player } from './online.ts';
import { gameCard, result } from '../../testing/src/page/table.ts';
import { expect } from './test.ts';

/** Two friends at a table for two; what else the host wishes for is chosen before it is opened. */
async function sitTogether(ada: Player, bo: Player, wish: (ada: Player) => Promise<void>): Promise<void> {
  const { page } = ada;
  await page.goto('/');
  await gameCard(page, 'stones').getByRole('link', { name: en.home.friends }).click();
  await page.getByLabel(en.online.name).fill('Ada');
  await wish(ada);
  await page.getByRole('button', { name: en.online.openTable }).click();
  await accept(bo, await inviteOf(ada), 'Bo');
  await Promise.all([ada, bo].map((player) => player.page.locator('.table').waitFor()));
}

/** The page in German from now on. */
async function speakGerman({ page }: Player): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('sixfold-settings') ?? '{}') as object;
    localStorage.setItem('sixfold-settings', JSON.stringify({ ...settings, language: 'de' }));
  });
  await page.reload();
  await page.getByRole('button', { name: de.talk.title }).waitFor();
}

const bubble = ({ page }: Player, text: string) => page.locator('.bubble', { hasText: text });

/** What was said, as the panel lists it. */
const line = ({ page }: Player, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function say({ page }: Player, phrase: string, { talk } = en): Promise<void> {
  await page.getByRole('button', { name: talk.title }).click();
  await page.getByRole('group', { name: talk.say }).getByRole('button', { name: phrase }).click();
}

test('people talk, each in their own language, and need not listen', async ({ meet }) => {
  const [ada, bo] = [await meet(), await meet()];
  await sitTogether(ada, bo, ({ page }) => page.getByRole('switch', { name: en.talk.texts }).check());
  await speakGerman(ada);
  await say(ada, de.talk.phrases['well-played'], de);
  await expect(bubble(bo, en.talk.phrases['well-played'])).toBeVisible();
  await expect(bubble(ada, de.talk.phrases['well-played'])).toBeVisible();

  await ada.page.getByRole('button', { name: de.talk.title }).click();
  await expectAccessible(ada.page, 'talk');
  await ada.page.getByLabel(de.talk.write).fill('<b>Servus</b>');
  await ada.page.getByRole('button', { name: de.talk.send }).click();
  await expect(bubble(bo, '<b>Servus</b>')).toBeVisible();

  await bo.page.getByRole('button', { name: en.talk.title }).click();
  await expect(line(bo, 'Servus')).toBeVisible();
  await bo.page.getByRole('button', { name: en.talk.mute }).click();
  await expect(bo.page.getByText(en.talk.muteHelp)).toBeVisible();
  await expect(bo.page.locator('.bubble')).toHaveCount(0);
  await bo.page.reload();
  await bo.page.getByRole('button', { name: en.talk.title }).click();
  await expect(bo.page.getByText(en.talk.muteHelp)).toBeVisible();
  await bo.page.getByRole('button', { name: en.talk.mute }).click();
  await expect(line(bo, 'Servus')).toBeVisible();
  await bo.page.getByRole('button', { name: en.app.close }).click();

  await bo.page.getByRole('button', { name: en.online.menu, exact: true }).click();
  await bo.page.getByRole('button', { name: en.talk.block('Ada') }).click();
  await bo.page.getByRole('button', { name: en.app.yes }).click();
  await expect(bo.page.getByRole('button', { name: en.talk.unblock('Ada') })).toBeVisible();
  await bo.page.getByRole('button', { name: en.app.close }).click();
  await bo.page.getByRole('button', { name: en.talk.title }).click();
  await expect(bo.page.getByText(en.talk.nothing)).toBeVisible();

  // It is known after the page was loaded anew, and at home.
  await bo.page.reload();
  await bo.page.getByRole('button', { name: en.online.menu, exact: true }).click();
  await expect(bo.page.getByRole('button', { name: en.talk.unblock('Ada') })).toBeVisible();
  await bo.page.goto('/#/settings');
  await expect(bo.page.getByRole('heading', { name: en.talk.blockedPeople })).toBeVisible();
  await expectAccessible(bo.page, 'blocked people');
  await bo.page.getByRole('button', { name: en.talk.unblock('Ada') }).click();
  await expect(bo.page.getByText(en.talk.unblocked('Ada')).first()).toBeVisible();
  await expect(bo.page.getByRole('button', { name: en.talk.unblock('Ada') })).toHaveCount(0);
});

/** Instead of ten minutes everybody has the ten seconds that are the least: a test should not take longer. */
const hurry = ({ page }: Player): Promise<void> =>
  page.routeWebSocket(/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) =>
      server.send(
        typeof text === 'string' ? text.replace('"bank":600000,"gain":10000', '"bank":10000,"gain":0') : text,
      ),
    );
  });

test('whoever has no time left has lost, where the table chose so', async ({ meet }) => {
  const [ada, bo] = [await meet(), await meet()];
  await hurry(ada);
  await sitTogether(ada, bo, async ({ page }) => {
    await page.getByRole('radio', { name: en.tempo.kinds.live[0] }).check();
    await expect(page.getByRole('radio', { name: en.tempo.outcomes.bot[0] })).toBeChecked();
    await page.getByRole('radio', { name: en.tempo.outcomes.lost[0] }).check();
  });
  await expect(bo.page.getByRole('timer')).toHaveCount(2);
  await expect(bo.page.locator('.seat-clock.is-running')).toHaveText(/^0:0\d$/);
  for (const { page } of [ada, bo]) {
    await expect(result(page)).toBeVisible({ timeout: 30_000 });
    await expect(result(page).getByText(/^(?:Ada|Bo) ran out of time\.$/)).toBeVisible();
  }
});

test('a clock is stopped by consent and started again, and others get more time', async ({ meet }) => {
  const [ada, bo] = [await meet(), await meet()];
  await sitTogether(ada, bo, ({ page }) => page.getByRole('radio', { name: en.tempo.kinds.days[0] }).check());
  await expect(ada.page.getByRole('timer', { name: /^Bo has/ })).toBeVisible();
  await ada.page.getByRole('button', { name: en.online.menu, exact: true }).click();
  await expectAccessible(ada.page, 'menu with a clock');
  await ada.page.getByRole('button', { name: en.tempo.giveDay('Bo') }).click();
  await expect.poll(() => bo.news?.clock?.left[1]).toBeGreaterThan(3.9 * 86_400_000);
  await ada.page.getByRole('button', { name: en.tempo.askPause }).click();
  await ada.page.getByRole('button', { name: en.app.close }).click();
  await bo.page.getByRole('button', { name: en.online.agree }).click();
  await expect(ada.page.getByText(en.tempo.paused)).toBeVisible();
  await ada.page.getByRole('button', { name: en.tempo.resume }).click();
  await expect(bo.page.getByText(en.tempo.paused)).toHaveCount(0);
});
