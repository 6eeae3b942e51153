import fastifyCookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { addApi, LARGEST_BODY, SOCKET_PATH } from './doors/api.ts';
import { limitCallers, type CallerLimits } from './doors/callers.ts';
import { Connections } from './doors/connections.ts';
import { Cookies } from './doors/cookie.ts';
import { Health } from './doors/health.ts';
import { neighbourhood } from './doors/origin.ts';
import { Upgrades } from './doors/upgrades.ts';
import type { Certificate } from './certificates.ts';
import { Guests } from './guests/guests.ts';
import type { Accounts } from './limits/accounts.ts';
import { LINK_COST, PAGE_COST } from './limits/costs.ts';
import { Turns } from './limits/turns.ts';
import { SECURITY_HEADERS, SECURITY_HEADERS_OVER_TLS } from './headers.ts';
import { addWarnings } from './warnings.ts';
import { saySecurity } from './security-text.ts';
import { keepVapid } from './notices/vapid.ts';
import { ServeError } from './settings/kinds.ts';
import { keepSigner } from './signing.ts';
import { PageFiles } from './page-files.ts';
import { pageChooser } from './page-languages.ts';
import { LinkPages } from './page-links.ts';
import { baseOf, type ServerSettings } from './settings/settings.ts';
import type { ServerStore } from './store/store.ts';
import type { TableService } from './tables/visitor.ts';

/** How the page is to be served. */
export interface Manner {
  /** The folder with the built page. */
  readonly root: string;
  readonly logger: Logger;
  readonly tls: Certificate | null;
  readonly trustProxy: readonly string[];
  readonly accounts: Accounts;
  readonly callers: CallerLimits;
  /** The path under which everything lies; a proxy may take it off on the way. */
  readonly base?: string;
  /** Where to report holes to; empty for nowhere. */
  readonly securityContact?: string;
}

/** Serves the built page in `root` in the reader's language, compressed where the build left a compressed file beside it. */
export async function createApp(manner: Manner): Promise<FastifyInstance> {
  const { root, logger, accounts, base = '', securityContact = '' } = manner;
  const app = listenable(manner);
  limitCallers(app.server, manner.callers, accounts);
  app.addHook('onRequest', async (request, reply) => {
    const address = neighbourhood(request.ip);
    // Whoever goes on in vain gets no answer: it would cost as much as what they ask for.
    if (accounts.isOverdrawn(address)) return reply.hijack().raw.destroy();
    reply.headers(request.protocol === 'https' ? SECURITY_HEADERS_OVER_TLS : SECURITY_HEADERS);
    if (isUnderApi(request.url) || accounts.take(address, PAGE_COST)) return;
    return plain(reply).code(429).send('Too much at once. Wait a moment.\n');
  });
  addWarnings(app, logger);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    // Neither the address nor the full path: both may say who asked for what.
    logger.debug({ method, route: routeOptions.url, statusCode }, 'answered');
  });
  app.setNotFoundHandler(async (_request, reply) => plain(reply).code(404).send('There is nothing here.\n'));
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const code = error.statusCode ?? 500;
    if (code < 500) return plain(reply).code(code).send('This cannot be answered.\n');
    logger.error(error);
    return plain(reply).code(500).send('Something went wrong here.\n');
  });
  const files = new PageFiles(root);
  const choosePage = pageChooser(root);
  for (const path of ['/', '/index.html']) {
    app.get(path, (request, reply) => files.send(choosePage(request.headers['accept-language']), request, reply));
  }
  app.get('/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply) =>
    files.send(request.params['*'], request, reply),
  );
  if (securityContact !== '') {
    app.get('/.well-known/security.txt', (_request, reply) =>
      plain(reply).send(saySecurity(securityContact, Date.now())),
    );
  }
  // The page finds its parts beside itself.
  if (base !== '') app.get(base, (_request, reply) => reply.redirect(`${base}/`, 308));
  return app;
}

/** Whoever is connected and says nothing, or says it slowly, is let go after so many milliseconds. */
const PATIENCE = { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };

function listenable({ logger, tls, trustProxy, base = '' }: Manner): FastifyInstance {
  // What is worth a line is logged here; Fastify's own lines would tell addresses.
  const loggerInstance: FastifyBaseLogger = logger.child({}, { level: logger.level === 'silent' ? 'silent' : 'warn' });
  try {
    return fastify({
      ...(tls ? { https: { ...tls, ...PATIENCE } } : { http: PATIENCE }),
      loggerInstance,
      logController: new LogController({ disableRequestLogging: true }),
      bodyLimit: LARGEST_BODY,
      // Browsers open connections that they never use: closing must not wait for them, and all answers here are short.
      forceCloseConnections: true,
      requestTimeout: 15_000,
      rewriteUrl: ({ url = '/' }: { url?: string }) => withoutBase(url, base),
      trustProxy: trustProxy.length > 0 && [...trustProxy],
    });
  } catch (error) {
    throw new ServeError(`--trust-proxy: ${(error as Error).message}`);
  }
}

/** What is asked for under the base is what lies at the root. */
const withoutBase = (url: string, base: string): string => (url.startsWith(`${base}/`) ? url.slice(base.length) : url);

/** What is behind the doors. */
export interface Behind {
  /** The folder with the built page. */
  readonly root: string;
  readonly settings: ServerSettings;
  readonly store: ServerStore;
  readonly tables: TableService;
  readonly logger: Logger;
  readonly accounts: Accounts;
}

/** Lets people in: guests over HTTP, tables over sockets. Returns all connections. */
export async function addDoors(
  app: FastifyInstance,
  { root, settings, store, tables, logger, accounts }: Behind,
): Promise<Connections> {
  const guests = new Guests(store);
  const base = baseOf(settings);
  const cookies = new Cookies({ base, isSecure: settings.publicUrl.startsWith('https:') });
  const turns = new Turns(accounts.mostUnderWay);
  const { largestMessage } = settings;
  const connections = new Connections({ tables, guests, logger, accounts, turns, largestMessage, isClosing: false });
  const upgrades = new Upgrades(app, [SOCKET_PATH, `${base}${SOCKET_PATH}`], largestMessage);
  await app.register(fastifyCookie, { secret: await keepSigner(store) });
  const [notices, vapid] = [store, await keepVapid(store)];
  const tools = { guests, tables, connections, cookies, settings, accounts, upgrades, logger, notices, vapid };
  await app.register(async (api) => addApi(api, tools), { prefix: '/api' });
  addLinks(app, { root, settings, tables, accounts });
  const health = new Health(store, tables);
  app.get('/healthz', async (_request, reply) => {
    const wellness = await health.check();
    return reply
      .code(wellness.isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(wellness);
  });
  return connections;
}

interface TableLink {
  readonly Params: { readonly table: string };
}

/** Links to tables and their televisions lead to the page, which says in its head whose table it is, where it is known how people come here. */
function addLinks(
  app: FastifyInstance,
  { root, settings: { publicUrl }, tables, accounts }: Pick<Behind, 'root' | 'settings' | 'tables' | 'accounts'>,
): void {
  const pages = new LinkPages(root, publicUrl);
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

/** What is under it pays by itself. */
const isUnderApi = (url: string): boolean => url.startsWith('/api/');

const plain = <R extends { type(mime: string): R; header(name: string, value: string): R }>(reply: R): R =>
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
