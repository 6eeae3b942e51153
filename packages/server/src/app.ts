import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { addApi, LARGEST_BODY } from './doors/api.ts';
import { Connections } from './doors/connections.ts';
import { Cookies } from './doors/cookie.ts';
import { isHealthy } from './doors/health.ts';
import { Guests } from './guests/guests.ts';
import { cacheControl, SECURITY_HEADERS, variesBy } from './headers.ts';
import { ServeError } from './settings/kinds.ts';
import { pageChooser } from './page-languages.ts';
import type { ServerSettings } from './settings/settings.ts';
import type { ServerStore } from './store/store.ts';
import type { TableService } from './tables/visitor.ts';

/** How the page is to be served. */
export interface Manner {
  /** The folder with the built page. */
  readonly root: string;
  readonly logger: Logger;
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly trustProxy: readonly string[];
}

/** Serves the built page in `root` in the reader's language, compressed where the build left a compressed file beside it. */
export async function createApp(manner: Manner): Promise<FastifyInstance> {
  const { root, logger } = manner;
  const app = listenable(manner);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
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
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
      reply.header('vary', variesBy(path, reply.request.headers));
    },
  });
  const choosePage = pageChooser(root);
  for (const path of ['/', '/index.html']) {
    app.get(path, (request, reply) => reply.sendFile(choosePage(request.headers['accept-language'])));
  }
  return app;
}

function listenable({ logger, tls, trustProxy }: Manner): FastifyInstance {
  // What is worth a line is logged here; Fastify's own lines would tell addresses.
  const loggerInstance: FastifyBaseLogger = logger.child({}, { level: logger.level === 'silent' ? 'silent' : 'warn' });
  try {
    return fastify({
      ...(tls && { https: tls }),
      loggerInstance,
      logController: new LogController({ disableRequestLogging: true }),
      bodyLimit: LARGEST_BODY,
      // Browsers open connections that they never use: closing must not wait for them, and all answers here are short.
      forceCloseConnections: true,
      requestTimeout: 30_000,
      trustProxy: trustProxy.length > 0 && [...trustProxy],
    });
  } catch (error) {
    throw new ServeError(`--trust-proxy: ${(error as Error).message}`);
  }
}

/** What is behind the doors. */
export interface Behind {
  readonly settings: ServerSettings;
  readonly store: ServerStore;
  readonly tables: TableService;
  readonly logger: Logger;
}

/** Lets people in: guests over HTTP, tables over sockets. Returns all connections. */
export async function addDoors(
  app: FastifyInstance,
  { settings, store, tables, logger }: Behind,
): Promise<Connections> {
  const { messageRate, messageBurst, largestMessage } = settings;
  const guests = new Guests(store);
  const cookies = new Cookies({ base: '', isSecure: false });
  const rate = { perSecond: messageRate, burst: messageBurst };
  const connections = new Connections({ tables, guests, logger, rate, largestMessage, isClosing: false });
  await app.register(fastifyCookie, { secret: await store.secret() });
  await app.register(fastifyWebsocket, {
    // What is a little too large is refused in words; what is much too large ends the connection.
    options: { maxPayload: 4 * largestMessage, perMessageDeflate: false, clientTracking: false },
    errorHandler: (_error, socket) => socket.terminate(),
    // The connections say goodbye to all.
    preClose: async () => {},
  });
  await app.register(async (api) => addApi(api, { guests, tables, connections, cookies, settings }, rate, logger), {
    prefix: '/api',
  });
  app.get('/healthz', async (_request, reply) => {
    const isWell = await isHealthy(store, tables);
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ isWell });
  });
  return connections;
}

const plain = <R extends { type(mime: string): R; header(name: string, value: string): R }>(reply: R): R =>
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
