import type { Logger } from 'pino';
import type { Peers } from './cluster/peers.ts';
import { Delivery } from './notices/deliver.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Looks } from './notices/looks.ts';
import { Notices } from './notices/notices.ts';
import { postTo, postTwice } from './notices/post.ts';
import { keepVapid } from './notices/vapid.ts';
import type { ServerSettings } from './settings/settings.ts';
import type { ServerStore } from './store/store.ts';
import { WORLD } from './tables/tools.ts';
import type { TableService } from './tables/visitor.ts';

/** What notices are about, and how they leave. */
interface NoticesBehind {
  readonly settings: ServerSettings;
  readonly store: ServerStore;
  readonly tables: Pick<TableService, 'deadlineOf'>;
  readonly looks: Looks;
  readonly peers: Peers | null;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** From now on people are told of turns that wait for them. */
export async function openNotices(behind: NoticesBehind): Promise<Notices> {
  const { settings, store, tables, looks, peers, logger, metrics } = behind;
  const { publicUrl, webhooks } = settings;
  const delivery = new Delivery({
    store,
    post: postTwice(postTo()),
    vapid: await keepVapid(store),
    contact: contactOf(settings),
    publicUrl,
    allowsWebhooks: webhooks === 'on',
    sent: (isTaken) => metrics.notices.of(isTaken ? 'taken' : 'failed').add(),
    now: () => store.changes.now(),
  });
  const notices = new Notices({
    ...WORLD,
    now: () => store.changes.now(),
    store,
    looks,
    isOurs: () => peers?.isFirst ?? true,
    deadlineOf: (table) => tables.deadlineOf(table),
    canReach: (one) => delivery.canReach(one),
    send: (one, notice) =>
      void delivery
        .send(one, notice)
        .catch((error: unknown) => logger.warn({ err: error }, 'what became of a notice could not be noted')),
    logger,
  });
  notices.start();
  return notices;
}

/** Those who pass messages on want to know whom to ask; some take nothing without it. */
const contactOf = ({ publicUrl, imprint }: ServerSettings): string =>
  [publicUrl, imprint].find((address) => address.startsWith('https://')) ?? 'https://sixfold.invalid';
