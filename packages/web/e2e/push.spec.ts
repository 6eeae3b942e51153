import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { accept, inviteOf, PHONE, playAlone, playUntil, test, type Player } from './online.ts';
import { expect, type Page } from './test.ts';

const t = en.notices;
const ENDPOINT = 'https://push.example/ada';

/** What a browser has messages encrypted with. */
function keysOfBrowser(): { p256dh: string; auth: string } {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** A browser without windows shows no messages and knows no push service: both are stood in for, all else is its own. */
const standIn = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (written) => {
      const kept = (name: string): boolean => localStorage.getItem(name) !== null;
      const subscribed = Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => written });
      Object.defineProperty(subscribed, 'endpoint', { value: written.endpoint });
      Object.defineProperty(Notification, 'permission', { get: () => (kept('allowed') ? 'granted' : 'default') });
      Notification.requestPermission = async () => (localStorage.setItem('allowed', ''), 'granted');
      PushManager.prototype.subscribe = async () => (localStorage.setItem('subscribed', ''), subscribed);
      PushManager.prototype.getSubscription = async () => (kept('subscribed') ? subscribed : null);
    },
    { endpoint: ENDPOINT, keys: keysOfBrowser() },
  );

/** A table of two over days. */
async function openDays({ page }: Player): Promise<void> {
  await page.goto('/#/friends/dice');
  await page.getByLabel(en.online.name).fill('Ada');
  await page.getByRole('radio', { name: en.tempo.kinds.days[0] }).check();
  await page.getByRole('button', { name: en.online.openTable }).click();
  await page.getByRole('heading', { name: en.online.seats }).waitFor();
}

const devicesOf = ({ page }: Player): Promise<string[]> =>
  page.evaluate(async () => ((await (await fetch('/api/me/notices')).json()) as { devices: string[] }).devices);

/** What the browser's own tools call its service worker. */
const registrationIn = (tools: CDPSession): Promise<string> =>
  new Promise((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
    void tools.send('ServiceWorker.enable');
  });

/** What the service worker shows when this comes from the push service. */
async function shownFor({ page, context }: Player, message: object): Promise<object> {
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
    registration.getNotifications = async () => [];
    Reflect.set(navigator, 'setAppBadge', async () => undefined);
    const shown = new Promise<object>((resolve) => {
      registration.showNotification = async (title, { body, tag, data } = {}) => resolve({ title, body, tag, data });
    });
    Reflect.set(globalThis, 'shown', shown);
  });
  const tools = await context.newCDPSession(page);
  const registrationId = await registrationIn(tools);
  const { origin } = new URL(page.url());
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  return worker.evaluate(() => Reflect.get(globalThis, 'shown') as Promise<object>);
}

test('after the first move of a table over days one is asked, and then told of turns', async ({ meet }) => {
  const ada = await meet(PHONE, { serviceWorkers: 'allow' });
  const bo = await meet();
  await standIn(ada.page);
  await openDays(ada);
  await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const invite = await inviteOf(ada);
  await bo.page.goto(invite);
  await expect(bo.page.getByText(en.tempo.label)).toBeVisible();
  await accept(bo, invite, 'Bo');
  await ada.page.locator('.table').waitFor();
  const card = ada.page.getByRole('complementary', { name: t.title });
  await expect(card).toBeHidden();
  await playUntil([ada, bo], 'dice', 2);
  await expect.poll(() => ada.news?.ply).toBe(bo.news?.ply);
  await playAlone(ada, 'dice');
  await expect(card.getByText(t.ask)).toBeVisible();
  await expectAccessible(ada.page, 'ask for notices');

  await card.getByRole('button', { name: t.askYes }).click();
  await expect(card.getByText(t.isOn)).toBeVisible();
  expect(await devicesOf(ada)).toEqual([ENDPOINT]);

  const said = { title: 'Your turn', body: 'Dice with Bo', tag: 'a' };
  expect(await shownFor(ada, { ...said, table: 'a1' })).toEqual({ ...said, data: { table: 'a1' } });

  await card.getByRole('link', { name: t.askElsewhere }).click();
  await expect(ada.page.getByRole('switch', { name: t.here })).toBeChecked();
  await expectAccessible(ada.page, 'notices that are on');

  // Signing out everywhere has the server forget all devices; this one is somebody still, and comes back by itself.
  await ada.page.goto('/');
  await ada.page.evaluate(() => fetch('/api/me/sign-out', { method: 'POST' }));
  expect(await devicesOf(ada)).toEqual([]);
  await ada.page.reload();
  await expect.poll(() => devicesOf(ada)).toEqual([ENDPOINT]);
});
