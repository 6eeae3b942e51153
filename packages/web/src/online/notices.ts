import type { Language } from '../lib/languages.ts';
import { subscribe } from '../push/renew.ts';
import { rememberAsked } from './asked.ts';
import { send } from './identity.ts';
import { callApi } from './me.ts';

export const HOOK_SHAPES = ['ntfy', 'discord', 'matrix'] as const;
type HookShape = (typeof HOOK_SHAPES)[number];

/** An address that is told, and in which form. */
export interface Hook {
  readonly shape: HookShape;
  readonly url: string;
}

/** How one wants to be told; quiet hours in minutes after midnight. */
export interface NoticeWish {
  readonly language: Language;
  readonly zone: string;
  readonly quiet: { readonly from: number; readonly to: number } | null;
}

/** What the server knows of it. */
export interface NoticesKept extends NoticeWish {
  /** What a browser is to subscribe with. */
  readonly key: string;
  /** The addresses of the browsers that are told. */
  readonly devices: readonly string[];
  readonly webhook: Hook | null;
  /** Whether the host lets people set one. */
  readonly hasWebhooks: boolean;
}

const isKept = (answer: unknown): answer is NoticesKept =>
  typeof answer === 'object' && answer !== null && 'key' in answer && 'devices' in answer;

/** Null where the server tells nobody anything, or does not answer. */
export async function readNotices(): Promise<NoticesKept | null> {
  const answer = await callApi('me/notices');
  return isKept(answer) ? answer : null;
}

const whyOf = (answered: Awaited<ReturnType<typeof send>>): string | null =>
  'code' in answered ? answered.code : null;

export const keepWish = async ({ language, zone, quiet }: NoticeWish): Promise<string | null> =>
  whyOf(await send('PUT', 'me/notices', { language, zone, quiet }));

export const keepHook = async (hook: Hook): Promise<string | null> =>
  whyOf(await send('PUT', 'me/notices/webhook', hook));

export const removeHook = async (): Promise<string | null> => whyOf(await send('DELETE', 'me/notices/webhook'));

/** The time zone of this device. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Why this device cannot be told anything while no page is open; null if it can. */
export type PushProblem = 'insecure' | 'install' | 'unknown' | 'denied';

/** What it is read from, so that every kind of browser can be tried. */
interface PushBrowser {
  readonly isSecureContext: boolean;
  readonly navigator: object;
  readonly PushManager?: unknown;
  readonly Notification?: Pick<typeof Notification, 'permission'>;
}

export function pushProblem(browser: PushBrowser = globalThis): PushProblem | null {
  if (!browser.isSecureContext) return 'insecure';
  if (!browser.PushManager || !browser.Notification || !('serviceWorker' in browser.navigator)) {
    // Phones of one maker have it only for what is on the home screen, and only they tell whether it is.
    return Reflect.get(browser.navigator, 'standalone') === false ? 'install' : 'unknown';
  }
  return browser.Notification.permission === 'denied' ? 'denied' : null;
}

/** The worker is registered when the page has loaded, and may never be: then there is nothing to wait for. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;

/** Has this device told of one's turns. Null, or why not: `denied`, or a code. */
export async function tellThisDevice(kept: NoticesKept, wish: NoticeWish): Promise<string | null> {
  rememberAsked();
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await registered();
  const device = registration && (await subscribe(registration, kept.key).catch(() => null));
  if (!device) return 'no-push';
  return (await keepWish(wish)) ?? whyOf(await send('POST', 'me/notices/devices', device));
}

/**
 * Whether this device is told. A browser that takes messages shall also be told after the server has forgotten it, as it
 * does when one signs out everywhere; whoever does not want it any more has unsubscribed.
 */
export async function isTold(kept: NoticesKept): Promise<boolean> {
  const device = await (await registered())?.pushManager?.getSubscription();
  if (!device) return false;
  return kept.devices.includes(device.endpoint) || whyOf(await send('POST', 'me/notices/devices', device)) === null;
}

/** The same wherever in the page one is, and without a word: nobody need come by the settings for it. */
export async function stayTold(): Promise<void> {
  const device = await (await registered())?.pushManager?.getSubscription();
  const kept = device && (await readNotices());
  if (kept) await isTold(kept);
}

export async function tellNoMore(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return null;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  return whyOf(await send('DELETE', 'me/notices/devices', { endpoint }));
}
