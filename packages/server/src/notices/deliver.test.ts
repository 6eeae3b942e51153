import type { Change } from '@sixfold/host';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ServiceTestStore } from '../tables/service.fixture.ts';
import type { Addressee, KeptDevice, Webhook } from '../store/notice-store.ts';
import { Delivery } from './deliver.ts';
import { canEncryptFor, encryptFor } from './encryption.ts';
import { postTo, postTwice } from './post.ts';
import { isPublicAddress } from './public-address.ts';
import { openPostbox, TestBrowser, verifyVapid } from './push-service.fixture.ts';
import { keepVapid } from './vapid.ts';
import type { Notice } from './when.ts';

const NOW = Date.UTC(2026, 10, 16);
const WEEK = 7 * 24 * 3_600_000;
const TURN: Notice = {
  kind: 'turn',
  turns: [
    {
      table: 'lcKi2sPx-4OOD7HED5ne0A',
      turn: 3,
      seat: 0,
      terms: { game: 'dice', options: {}, games: 1, starter: 0 },
      others: ['Bea', 'Çem'],
      bank: null,
      isTold: false,
      isCalled: false,
    },
  ],
  waiting: 1,
};
const DIGEST: Notice = { kind: 'digest', turns: [...TURN.turns, ...TURN.turns], waiting: 5 };

let postbox: Awaited<ReturnType<typeof openPostbox>>;
beforeEach(async () => (postbox = await openPostbox()));
afterEach(() => postbox.close());

const somebody = (devices: readonly KeptDevice[], webhook: Webhook | null = null): Addressee => ({
  guest: 'anna',
  choices: { language: 'de', zone: 'Europe/Berlin', quiet: null },
  webhook,
  devices,
  turns: [],
});

/** A delivery to this machine alone, and what it has noted of devices. */
async function openDelivery(changes: { publicUrl?: string; allowsWebhooks?: boolean } = {}) {
  const store = new ServiceTestStore();
  const vapid = await keepVapid(store);
  const noted: unknown[] = [];
  const delivery = new Delivery({
    store: {
      removeDevice: async (...given) => void noted.push(['removed', ...given]),
      noteDevice: async (...given) => void noted.push(['failing', ...given]),
    },
    post: postTwice(
      postTo((address) => address === '127.0.0.1'),
      async () => {},
    ),
    vapid,
    contact: 'https://play.example',
    publicUrl: '',
    allowsWebhooks: true,
    now: () => NOW,
    ...changes,
  });
  return { delivery, noted, vapid: vapid(), store };
}

describe('a message to a device', () => {
  test('can be read by it alone, and is signed by the server', async () => {
    const [browser, { delivery, noted, vapid }] = [await TestBrowser.make(), await openDelivery()];
    await delivery.send(somebody([{ ...browser.device(`${postbox.url}/device`), failing: null }]), TURN);
    const [letter] = postbox.letters;
    expect(letter).toMatchObject({
      path: '/device',
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal', topic: 'lcKi2sPx-4OOD7HED5ne0A' },
    });
    expect(JSON.parse(await browser.read(letter!.body))).toEqual({
      kind: 'turn',
      title: 'Du bist am Zug',
      body: 'Am Tisch mit Bea und Çem',
      table: 'lcKi2sPx-4OOD7HED5ne0A',
      tag: 'lcKi2sPx-4OOD7HED5ne0A',
    });
    const other = await TestBrowser.make();
    await expect(other.read(letter!.body)).rejects.toThrow('operation');
    const { key, claims } = await verifyVapid(letter!.headers.authorization ?? '');
    expect(key).toBe(vapid.publicKey);
    expect(claims).toEqual({ aud: postbox.url, exp: NOW / 1000 + 12 * 3600, sub: 'https://play.example' });
    expect(noted).toEqual([]);
  });

  test('is encrypted as in the example of RFC 8291', () => {
    const device = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const ephemeral = {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    };
    const sealed = encryptFor(device, 'When I grow up, I want to be a watermelon', ephemeral);
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    expect(canEncryptFor(device)).toBe(true);
    expect(canEncryptFor({ ...device, auth: 'short' })).toBe(false);
    expect(canEncryptFor({ ...device, p256dh: device.p256dh.replace('BCV', 'BCX') })).toBe(false);
  });

  test('is signed with the key of the first start, until a restore brings another', async () => {
    let kept: string | null = null;
    let restore = (): void => {};
    const store: Parameters<typeof keepVapid>[0] = {
      keepOnce: async (_name, value) => (kept ??= value),
      onChange: (react) => (restore = () => react('replaced')),
    };
    const keys = [await keepVapid(store), await keepVapid(store)].map((vapid) => vapid().publicKey);
    expect(keys[0]).toBe(keys[1]);
    const vapid = await keepVapid(store);
    kept = null;
    restore();
    await new Promise((resolve) => setImmediate(resolve));
    expect(vapid().publicKey).not.toBe(keys[0]);
  });

  test('is not looked for whenever another server writes', async () => {
    let [asked, changed] = [0, (_change: Change): void => {}];
    const keepOnce = async (_name: string, value: string) => (asked++, value);
    await keepVapid({ keepOnce, onChange: (react) => (changed = react) });
    changed({ table: 'T' });
    changed('grown');
    expect(asked).toBe(1);
  });
});

describe('a device', () => {
  const sendTo = async (statuses: readonly number[], failing: number | null) => {
    const [browser, { delivery, noted }] = [await TestBrowser.make(), await openDelivery()];
    postbox.answer(...statuses);
    await delivery.send(somebody([{ ...browser.device(`${postbox.url}/device`), failing }]), TURN);
    return noted;
  };
  const endpoint = () => `${postbox.url}/device`;

  test.each([404, 410])('that is gone (%i) is forgotten', async (status) => {
    expect(await sendTo([status], null)).toEqual([['removed', 'anna', endpoint()]]);
    expect(postbox.letters).toHaveLength(1);
  });

  test('whose service has trouble is tried once more', async () => {
    expect(await sendTo([503, 201], null)).toEqual([]);
    expect(postbox.letters).toHaveLength(2);
  });

  test('that takes nothing is remembered as such, and forgotten after a week of it', async () => {
    expect(await sendTo([500], null)).toEqual([['failing', endpoint(), NOW]]);
    expect(await sendTo([403], NOW - WEEK)).toEqual([]);
    expect(await sendTo([403], NOW - WEEK - 1)).toEqual([['removed', 'anna', endpoint()]]);
  });

  test('that takes something again is well', async () => {
    expect(await sendTo([201], NOW - WEEK - 1)).toEqual([['failing', endpoint(), null]]);
  });
});

describe('a webhook', () => {
  const call = async (webhook: Webhook, notice = TURN, publicUrl = 'https://play.example') => {
    const { delivery } = await openDelivery({ publicUrl });
    await delivery.send(somebody([], webhook), notice);
    return postbox.letters.map(({ path, body }) => [path, JSON.parse(body.toString()) as unknown]);
  };
  const link = 'https://play.example/#/online/lcKi2sPx-4OOD7HED5ne0A';

  test('of ntfy names its topic in the body', async () => {
    const message = { topic: 'anna', title: 'Du bist am Zug', message: 'Am Tisch mit Bea und Çem', click: link };
    expect(await call({ shape: 'ntfy', url: `${postbox.url}/sub/anna` })).toEqual([['/sub/', message]]);
  });

  test('of Discord calls nobody by a name', async () => {
    const content = `Du bist am Zug\nAm Tisch mit Bea und Çem\n${link}`;
    const expected = { content, allowed_mentions: { parse: [] } };
    expect(await call({ shape: 'discord', url: `${postbox.url}/api/webhooks/1/x` })).toEqual([
      ['/api/webhooks/1/x', expected],
    ]);
  });

  test('of Matrix is a text; without a public address there is no link', async () => {
    const text = '5 Tische warten auf dich\nAm Tisch mit Bea und Çem\nAm Tisch mit Bea und Çem';
    expect(await call({ shape: 'matrix', url: `${postbox.url}/hook` }, DIGEST, '')).toEqual([['/hook', { text }]]);
  });

  test('is not called where the operator has not allowed it', async () => {
    const { delivery } = await openDelivery({ allowsWebhooks: false });
    const anna = somebody([], { shape: 'matrix', url: postbox.url });
    expect(delivery.canReach(anna)).toBe(false);
    await delivery.send(anna, TURN);
    expect(postbox.letters).toEqual([]);
  });

  test.each([301, 307])('that leads elsewhere (%i) is not followed', async (status) => {
    postbox.answer(status);
    expect(await call({ shape: 'matrix', url: `${postbox.url}/hook` })).toHaveLength(1);
  });
});

describe('nobody is posted to', () => {
  const letter = (url: string) => ({ url, headers: {}, body: '' });

  test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '169.254.169.254'])(
    'on this machine or in its network: %s',
    async (host) => {
      const url = postbox.url.replace('127.0.0.1', host);
      await expect(postTo()(letter(url))).rejects.toThrow('nobody in the world');
      expect(postbox.letters).toEqual([]);
    },
  );

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'unlike %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each(
    '0.0.0.0 10.1.2.3 100.64.0.1 127.9.9.9 169.254.1.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:8.8.8.8 64:ff9b::808:808 fc00::1 fe80::1 ff02::1 2001:db8::1 2002:7f00:1::'.split(
      ' ',
    ),
  )('such as %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
