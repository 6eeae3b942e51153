import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ServerSettings } from './settings/settings.ts';

/** Says once that somebody forwards who may not: most often that is the operator's own proxy. Nobody's address is in it. */
export function addWarnings(app: FastifyInstance, logger: Pick<Logger, 'warn'>): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwardedByStranger(request)) return;
    isSaid = true;
    logger.warn(UNTRUSTED);
  });
}

const UNTRUSTED =
  'X-Forwarded-For comes from somebody who is not trusted, and does not count; if that is your proxy, all its visitors ' +
  'share the limits of one address: name it with --trust-proxy';

/** Of those on the way whom it names nobody counts but the last. */
const isForwardedByStranger = ({ headers, ips = [] }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && ips.length < 2;

/** What of the settings does not go well together, though it can be served like that. */
export function sayDoubts({ publicUrl, tlsCert, trustProxy }: ServerSettings): string[] {
  const isBehindProxy = publicUrl.startsWith('https:') && tlsCert === '';
  return isBehindProxy && trustProxy.length === 0
    ? [
        '--public-url is over TLS and this server is not: name the proxy between them with --trust-proxy, or all its visitors share the limits of one address',
      ]
    : [];
}
