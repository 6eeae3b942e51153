import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guests } from '../guests/guests.ts';
import { canEncryptFor } from '../notices/encryption.ts';
import { zoneCalled } from '../notices/quiet.ts';
import type { Vapid } from '../notices/vapid.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { NOTICE_LANGUAGES, WEBHOOK_SHAPES, type NoticeStore, type NoticeWishes } from '../store/notice-store.ts';
import { sayIssue } from './asks.ts';
import type { Cookies } from './cookie.ts';
import { RequestRefusal } from './refusal.ts';
import { mustFindGuest } from './who-asks.ts';

/** What it works with. */
export interface NoticesTools {
  readonly guests: Guests;
  readonly cookies: Cookies;
  readonly settings: ServerSettings;
  readonly notices: NoticeStore;
  readonly vapid: () => Vapid;
}

const LONGEST_URL = 1000;
/** Only over TLS: what is sent is nobody else's. */
const url = v.pipe(v.string(), v.maxLength(LONGEST_URL), v.url(), v.startsWith('https://'));
const key = v.pipe(v.string(), v.maxLength(200));
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const zone = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check((name) => zoneCalled(name) !== null, 'a time zone such as Europe/Berlin'),
  v.transform((name) => zoneCalled(name) ?? 'UTC'),
);
const choosing = v.strictObject({
  language: v.picklist(NOTICE_LANGUAGES),
  zone,
  quiet: v.nullable(v.strictObject({ from: minute, to: minute })),
});
/** As browsers write a subscription down; whatever else they write is passed over. */
const subscribing = v.object({
  endpoint: url,
  keys: v.pipe(v.object({ p256dh: key, auth: key }), v.check(canEncryptFor, 'keys that nothing can be encrypted with')),
});
const leaving = v.object({ endpoint: v.pipe(v.string(), v.maxLength(LONGEST_URL)) });
const hooking = v.strictObject({ shape: v.picklist(WEBHOOK_SHAPES), url });

const NOTHING_CHOSEN: NoticeWishes = {
  choices: { language: 'en', zone: 'UTC', quiet: null },
  webhook: null,
  devices: [],
};

/** What people can do about how they are told of their turns while they are away, each over HTTP. */
export class NoticesApi {
  private readonly tools: NoticesTools;

  constructor(tools: NoticesTools) {
    this.tools = tools;
  }

  async tell(request: FastifyRequest): Promise<object> {
    const { id } = await mustFindGuest(this.tools, request);
    const { choices, webhook, devices } = (await this.tools.notices.readNotices(id)) ?? NOTHING_CHOSEN;
    const { vapid, settings } = this.tools;
    const endpoints = devices.map(({ endpoint }) => endpoint);
    return { ...choices, key: vapid().publicKey, devices: endpoints, webhook, hasWebhooks: settings.webhooks === 'on' };
  }

  async choose(request: FastifyRequest): Promise<object> {
    const { id } = await mustFindGuest(this.tools, request);
    await this.tools.notices.keepChoices(id, read(choosing, request.body));
    return {};
  }

  async addDevice(request: FastifyRequest): Promise<object> {
    const { id } = await mustFindGuest(this.tools, request);
    const { endpoint, keys } = read(subscribing, request.body);
    await this.tools.notices.addDevice(id, { endpoint, ...keys }, Date.now());
    return {};
  }

  async removeDevice(request: FastifyRequest): Promise<object> {
    const { id } = await mustFindGuest(this.tools, request);
    await this.tools.notices.removeDevice(id, read(leaving, request.body).endpoint);
    return {};
  }

  async setWebhook(request: FastifyRequest): Promise<object> {
    const { id } = await mustFindGuest(this.tools, request);
    if (this.tools.settings.webhooks === 'off') throw misunderstood('this host has not allowed webhooks');
    await this.tools.notices.keepWebhook(id, read(hooking, request.body));
    return {};
  }

  async removeWebhook(request: FastifyRequest): Promise<object> {
    const { id } = await mustFindGuest(this.tools, request);
    await this.tools.notices.keepWebhook(id, null);
    return {};
  }
}

export function addNoticesApi(app: FastifyInstance, tools: NoticesTools): void {
  const api = new NoticesApi(tools);
  app.get('/me/notices', (request) => api.tell(request));
  app.put('/me/notices', (request) => api.choose(request));
  app.post('/me/notices/devices', (request) => api.addDevice(request));
  app.delete('/me/notices/devices', (request) => api.removeDevice(request));
  app.put('/me/notices/webhook', (request) => api.setWebhook(request));
  app.delete('/me/notices/webhook', (request) => api.removeWebhook(request));
}

const misunderstood = (what: string): RequestRefusal => new RequestRefusal({ code: 'not-understood', what });

function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body);
  if (!success) throw misunderstood(sayIssue(issues[0]));
  return output;
}
