import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Page } from './test.ts';

const t = en.notices;

async function beSomebody(page: Page): Promise<void> {
  await page.goto('/#/settings');
  await page.getByLabel(en.online.name).fill('Ada');
  await page.getByRole('button', { name: en.online.rename }).click();
  await page.getByRole('heading', { name: t.title }).waitFor();
}

/** Whether a browser without windows may show messages differs from one version to the next. */
const deny = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));

test('what somebody chooses about messages is kept, and a browser that may not show them says why', async ({
  page,
}) => {
  await deny(page);
  await beSomebody(page);
  await expect(page.getByText(t.why.denied)).toBeVisible();
  await expect(page.getByText(t.insteadHook)).toBeVisible();
  await page.getByRole('switch', { name: t.quiet }).check();
  await page.getByLabel(t.to, { exact: true }).fill('07:30');
  await page.getByLabel(t.to, { exact: true }).blur();
  await page.getByRole('radio', { name: t.shapes.matrix }).check();
  await page.getByLabel(t.address).fill('https://example.org/hook');
  await page.getByLabel(t.address).press('Enter');
  await expect(page.getByRole('button', { name: t.remove })).toBeVisible();
  await expectAccessible(page, 'notices');
  await page.reload();
  await expect(page.getByLabel(t.from, { exact: true })).toHaveValue('22:00');
  await expect(page.getByLabel(t.to, { exact: true })).toHaveValue('07:30');
  await expect(page.getByRole('radio', { name: t.shapes.matrix })).toBeChecked();
  await expect(page.getByLabel(t.address)).toHaveValue('https://example.org/hook');
});

/** The greeting as a slow line brings it: by what it says the page takes the server's clock to be five seconds behind. */
const greetLate = (page: Page): Promise<void> =>
  page.routeWebSocket(/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) =>
      socket.send(String(text).replace(/"now":(\d+)/, (_, now) => `"now":${Number(now) - 5000}`)),
    );
  });

test('a holiday is planned, seen at a table of days, and ended', async ({ page }) => {
  await greetLate(page);
  await beSomebody(page);
  const { tempo } = en;
  await page.getByRole('button', { name: tempo.planHoliday }).click();
  await expect(page.getByRole('button', { name: tempo.endHoliday })).toBeVisible();
  await expectAccessible(page, 'holidays');
  await page.goto('/#/friends/dice');
  await page.getByLabel(en.setup.seat(2), { exact: true }).selectOption('bot');
  await page.getByRole('radio', { name: tempo.kinds.days[0] }).check();
  await page.getByRole('button', { name: en.online.openTable }).click();
  await expect(page.getByRole('timer').first()).toContainText(tempo.awayUntil(''));
  await page.goto('/#/settings');
  await page.getByRole('button', { name: tempo.endHoliday }).click();
  await expect(page.getByRole('button', { name: tempo.planHoliday })).toBeVisible();
});
