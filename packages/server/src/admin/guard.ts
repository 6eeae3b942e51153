import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { neighbourhood, type Origins } from '../doors/origin.ts';
import type { AdminKey } from './key.ts';

/** What a browser is given for the token. */
const COOKIE = 'sixfold-admin';

/** Where the admin page is, and who may come there. */
export interface GuardTools {
  readonly key: AdminKey;
  readonly origins: Origins;
  /** The path under which everything lies. */
  readonly base: string;
}

/** Stands before what only the operator may see: a token in a header, or a cookie of the admin page. */
export class Guard {
  private readonly tools: GuardTools;

  constructor(tools: GuardTools) {
    this.tools = tools;
  }

  /** Lets nobody pass without the token to whatever is added here. */
  protect(app: FastifyInstance, refuse: (reply: FastifyReply, status: 401 | 429) => FastifyReply): void {
    app.addHook('onRequest', async (request, reply) => {
      const address = neighbourhood(request.ip);
      if (this.tools.key.mustWait(address)) return refuse(reply, 429);
      if (!this.isOperator(request)) return refuse(reply, 401);
      // A page elsewhere may not speak for whoever is signed in here.
      if (request.method !== 'GET') this.tools.origins.check(request);
    });
  }

  /** Gives the cookie for the token; false for another one. */
  signIn(request: FastifyRequest, reply: FastifyReply, token: string): boolean {
    const { key, origins, base } = this.tools;
    origins.check(request);
    if (!key.fits(token, neighbourhood(request.ip))) return false;
    reply.setCookie(COOKIE, key.makeSession(), {
      path: `${base}/admin`,
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
    return true;
  }

  signOut(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: `${this.tools.base}/admin` });
  }

  mustWait(request: FastifyRequest): boolean {
    return this.tools.key.mustWait(neighbourhood(request.ip));
  }

  isOperator(request: FastifyRequest): boolean {
    const { key } = this.tools;
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined) return key.fits(token, neighbourhood(request.ip));
    const session = request.cookies[COOKIE];
    return session !== undefined && key.isSession(session);
  }
}
