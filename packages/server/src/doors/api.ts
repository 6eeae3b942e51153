import type { ProtocolError } from '@sixfold/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Claim } from '../guests/guests.ts';
import type { Accounts } from '../limits/accounts.ts';
import { API_COST, SOCKET_COST } from '../limits/costs.ts';
import { IdentityApi, type IdentityTools } from './identity-api.ts';
import { addDailyApi, type DailyTools } from './daily-api.ts';
import { addNoticesApi, type NoticesTools } from './notices-api.ts';
import { neighbourhood, Origins } from './origin.ts';
import { RequestRefusal } from './refusal.ts';
import { errorOf } from './socket.ts';
import type { Upgrades } from './upgrades.ts';

/** HTTP's word for what is refused; whatever is not listed is the asker's mistake. */
const STATUS: { readonly [C in ProtocolError['code']]?: number } = {
  'no-name': 401,
  'wrong-token': 401,
  'other-origin': 403,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  internal: 500,
  'not-stored': 503,
  'shutting-down': 503,
};

/** Bytes: a name or a secret has room in it. */
export const LARGEST_BODY = 4096;

/** Where sockets are. */
export const SOCKET_PATH = '/api/socket';

/** Asked for at a socket's address by whoever wants to be told no more than any spectator. */
const WATCHING = 'watching';

/** What the doors under `/api` use beside what is behind them. */
export interface ApiTools extends IdentityTools, NoticesTools, DailyTools {
  readonly accounts: Accounts;
  readonly upgrades: Upgrades;
  readonly logger: Logger;
}

/** Everything under `/api`: who one is, and the socket. */
export function addApi(app: FastifyInstance, tools: ApiTools): void {
  const { connections, settings, accounts, upgrades, logger } = tools;
  const most = settings.connectionsPerAddress;
  const origins = new Origins(settings, logger);

  const refuse = (reply: FastifyReply, error: ProtocolError): FastifyReply =>
    reply.code(STATUS[error.code] ?? 400).send({ error });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isUpgrade = upgrades.isWanted(request);
    // Reading is anybody's; whatever changes something, and the socket, is for pages of this server and for programs.
    if (request.method !== 'GET' || isUpgrade) origins.check(request);
    if (!accounts.take(neighbourhood(request.ip), isUpgrade ? SOCKET_COST : API_COST)) {
      throw new RequestRefusal({ code: 'too-fast', perSecond: accounts.addresses.rate.perSecond });
    }
  });
  app.setErrorHandler(async (error: FastifyError, { id }, reply) =>
    refuse(reply, readingError(error) ?? errorOf(error, logger, id)),
  );
  app.all('/*', async (_request, reply) => nothingHere(reply));
  // A page elsewhere may send plain text without asking first, but not JSON.
  app.removeContentTypeParser('text/plain');

  addIdentity(app, new IdentityApi(tools));
  addNoticesApi(app, tools);
  addDailyApi(app, tools);
  app.get(SOCKET_PATH.slice('/api'.length), async (request, reply) => {
    if (!upgrades.isWanted(request)) return nothingHere(reply);
    const address = neighbourhood(request.ip);
    checkRoom(address);
    upgrades.accept(request, reply, (...socket) => connections.enter(socket, address, claims(request), request.id));
    return reply;
  });

  /** A screen that a whole room looks at is nobody's, whoever else uses its browser. */
  const claims = (request: FastifyRequest): readonly Claim[] =>
    new URL(request.url, 'http://here').searchParams.has(WATCHING) ? [] : tools.cookies.read(request);

  function checkRoom(address: string): void {
    if (connections.isClosing) throw new RequestRefusal({ code: 'shutting-down' });
    if (connections.countFrom(address) < most) return;
    throw new RequestRefusal({ code: 'too-many', what: 'connections', most });
  }
}

const nothingHere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: { code: 'not-understood', what: 'there is nothing here' } });

function addIdentity(app: FastifyInstance, identity: IdentityApi): void {
  app.get('/me', (request, reply) => identity.tell(request, reply));
  app.put('/me', (request, reply) => identity.name(request, reply));
  app.delete('/me', (request, reply) => identity.forget(request, reply));
  app.post('/me/recover', (request, reply) => identity.recover(request, reply));
  app.post('/me/recover/look', (request) => identity.look(request));
  app.post('/me/recovery', (request) => identity.issueLink(request).then((secret) => ({ secret })));
  app.post('/me/lasting', (request) => identity.issue(request, 'lasting').then((secret) => ({ secret })));
  app.delete('/me/lasting', (request) => identity.revoke(request, 'lasting'));
  app.post('/me/token', (request) => identity.issue(request, 'token').then((token) => ({ token })));
  app.delete('/me/token', (request) => identity.revoke(request, 'token'));
  app.post('/me/sign-out', (request, reply) => identity.signOut(request, reply));
}

/** What is wrong with a request that could not even be read. */
function readingError({ statusCode, message }: FastifyError): ProtocolError | null {
  if (statusCode === 413) return { code: 'too-large', most: LARGEST_BODY };
  if (statusCode === undefined || statusCode >= 500) return null;
  return { code: 'not-understood', what: message };
}
