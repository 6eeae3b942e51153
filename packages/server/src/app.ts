import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LARGEST_BODY } from './doors/api.ts';
import { limitCallers, type CallerLimits } from './doors/callers.ts';
import { neighbourhood } from './doors/origin.ts';
import { requestIds } from './request-ids.ts';
import type { Certificate } from './certificates.ts';
import type { Accounts } from './limits/accounts.ts';
import { PAGE_COST } from './limits/costs.ts';
import { SECURITY_HEADERS, SECURITY_HEADERS_OVER_TLS } from './headers.ts';
import { addWarnings } from './warnings.ts';
import { saySecurity } from './security-text.ts';
import { ServeError } from './settings/kinds.ts';
import { PageFiles } from './page-files.ts';
import { pageChooser } from './page-languages.ts';

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
    reply.header('x-request-id', request.id);
    reply.headers(request.protocol === 'https' ? SECURITY_HEADERS_OVER_TLS : SECURITY_HEADERS);
    if (isUnderApi(request.url) || accounts.take(address, PAGE_COST)) return;
    return plain(reply).code(429).send('Too much at once. Wait a moment.\n');
  });
  addWarnings(app, logger);
  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode, elapsedTime }) => {
    // Neither the address nor the full path: both may say who asked for what.
    logger.debug({ request: id, method, route: routeOptions.url, statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
  app.setNotFoundHandler(async (_request, reply) => plain(reply).code(404).send('There is nothing here.\n'));
  app.setErrorHandler(async (error: FastifyError, { id }, reply) => {
    const code = error.statusCode ?? 500;
    if (code < 500) return plain(reply).code(code).send('This cannot be answered.\n');
    logger.error({ request: id, err: error }, 'a request failed');
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
      genReqId: requestIds(trustProxy),
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

/** What is under it pays by itself. */
const isUnderApi = (url: string): boolean => url.startsWith('/api/');

const plain = <R extends { type(mime: string): R; header(name: string, value: string): R }>(reply: R): R =>
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
