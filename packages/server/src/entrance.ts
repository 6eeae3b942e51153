import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { addAdmin } from './admin/admin.ts';
import { AdminDesk } from './admin/desk.ts';
import { addApi, SOCKET_PATH } from './doors/api.ts';
import type { Peers } from './cluster/peers.ts';
import { Connections } from './doors/connections.ts';
import { Cookies } from './doors/cookie.ts';
import { Health, type Wellness } from './doors/health.ts';
import { Mirror } from './doors/mirror.ts';
import { neighbourhood } from './doors/origin.ts';
import { Upgrades } from './doors/upgrades.ts';
import { Guests } from './guests/guests.ts';
import { OrderBook } from './guests/order-book.ts';
import type { Accounts } from './limits/accounts.ts';
import { LINK_COST } from './limits/costs.ts';
import { Turns } from './limits/turns.ts';
import { addGauges, type Metrics } from './metrics/metrics.ts';
import { keepVapid } from './notices/vapid.ts';
import { LinkPages } from './page-links.ts';
import { baseOf, type ServerSettings } from './settings/settings.ts';
import { keepSigner } from './signing.ts';
import type { ServerStore } from './store/store.ts';
import type { Message, TableService } from './tables/visitor.ts';
import { VERSION } from './settings/version.ts';

/** What is behind the doors. */
export interface Behind {
  /** The folder with the built page. */
  readonly root: string;
  readonly settings: ServerSettings;
  readonly store: ServerStore;
  readonly tables: TableService;
  readonly peers: Peers | null;
  readonly logger: Logger;
  readonly accounts: Accounts;
  readonly metrics: Metrics;
  /** How many moves of bots wait for a thread. */
  readonly waitingThoughts: () => number;
}

/** A guest, and what they are called now; null for one who is nobody any more. */
const renamed = v.tuple([v.string(), v.nullable(v.string())]);

/** The doors, once they are open. */
export interface OpenDoors {
  readonly connections: Connections;
  readonly desk: AdminDesk;
}

/** Lets people in: guests over HTTP, tables over sockets, and the operator. */
export async function addDoors(app: FastifyInstance, behind: Behind): Promise<OpenDoors> {
  const { settings, store, tables, logger, accounts, metrics } = behind;
  const orders = await openOrders(app, store);
  const guests = new Guests(store, Date.now, (guest) => orders.isBanned('guest', guest));
  const base = baseOf(settings);
  const cookies = new Cookies({ base, isSecure: settings.publicUrl.startsWith('https:') });
  const { largestMessage, name } = settings;
  const connections = new Connections({
    tables,
    guests,
    logger,
    accounts,
    metrics,
    turns: new Turns(accounts.mostUnderWay),
    largestMessage,
    announced: () => announcementIn(orders),
    now: () => store.changes.now(),
    isClosing: false,
    tellGuest: (...guest) => behind.peers?.tell('guest', guest),
  });
  behind.peers?.hear('guest', (item) => v.is(renamed, item) && connections.hearName(...item));
  carryOut(orders, connections);
  const upgrades = new Upgrades(app, [SOCKET_PATH, `${base}${SOCKET_PATH}`], largestMessage);
  await app.register(fastifyCookie, { secret: await keepSigner(store) });
  const [notices, vapid] = [store, await keepVapid(store)];
  const tools = {
    guests,
    tables,
    connections,
    cookies,
    settings,
    accounts,
    upgrades,
    logger,
    notices,
    vapid,
    daily: store,
  };
  await app.register(async (api) => addApi(api, tools), { prefix: '/api' });
  addLinks(app, behind);
  addHealth(app, new Health(store, tables), connections);
  const mirror = new Mirror();
  app.addHook('onRequest', async (request) => mirror.reflect(request));
  const desk = new AdminDesk({ tables, store, guests, connections, orders, mirror, logger, name });
  addAdmin(app, { desk, metrics, settings, logger });
  addGauges(metrics, { ...gaugesOf(behind), connections: () => connections.size });
  return { connections, desk };
}

const gaugesOf = ({ tables, waitingThoughts, settings: { data } }: Behind) => ({
  hostedTables: () => tables.hosted,
  waitingThoughts,
  data,
  version: VERSION,
});

/** From now on nobody comes in who is banned. */
async function openOrders(app: FastifyInstance, store: ServerStore): Promise<OrderBook> {
  const orders = new OrderBook(store);
  await orders.open();
  app.addHook('onRequest', async (request, reply) => {
    if (!orders.isBanned('address', neighbourhood(request.ip))) return;
    return reply.code(403).header('cache-control', 'no-store').type('text/plain').send('You cannot come in here.\n');
  });
  app.addHook('onClose', async () => orders.close());
  return orders;
}

const announcementIn = ({ announcement }: OrderBook): Message | null => announcement && ['announcement', announcement];

/** Has whatever is ordered take effect for those who are here. */
function carryOut(orders: OrderBook, connections: Connections): void {
  let told: Message | null = null;
  orders.onOrder(() => {
    connections.dismiss(
      ({ guest, address }) => orders.isBanned('address', address) || orders.isBanned('guest', guest?.id ?? ''),
    );
    const message = announcementIn(orders);
    if (JSON.stringify(message) !== JSON.stringify(told)) connections.tell(message ?? NOTHING_SAID);
    told = message;
  });
}

const NOTHING_SAID: Message = ['announcement', { text: '', until: 0 }];

/** Whether people can play here, and whether more may be sent here: those who balance load ask for the second. */
function addHealth(app: FastifyInstance, health: Health, connections: Connections): void {
  const tell = (reply: FastifyReply, wellness: Wellness): FastifyReply =>
    reply
      .code(wellness.isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(wellness);
  app.get('/healthz', async (_request, reply) => tell(reply, await health.check()));
  app.get('/readyz', async (_request, reply) =>
    tell(reply, connections.isClosing ? { isWell: false, why: 'closing' } : await health.check()),
  );
}

interface TableLink {
  readonly Params: { readonly table: string };
}

/** Links to tables and their televisions lead to the page, which says in its head whose table it is, where it is known how people come here. */
function addLinks(app: FastifyInstance, { root, settings, tables, accounts }: Behind): void {
  const { publicUrl, name } = settings;
  const pages = new LinkPages(root, publicUrl, name);
  const answer = async (request: FastifyRequest<TableLink>, reply: FastifyReply, up: string): Promise<FastifyReply> => {
    const isTold = publicUrl !== '' && accounts.take(neighbourhood(request.ip), LINK_COST);
    const preview = isTold ? await tables.preview(request.params.table).catch(() => null) : null;
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(pages.make(request.headers['accept-language'], preview, up));
  };
  app.get<TableLink>('/t/:table', (request, reply) => answer(request, reply, '../'));
  app.get<TableLink>('/t/:table/tv', (request, reply) => answer(request, reply, '../../'));
}
