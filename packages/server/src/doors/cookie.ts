import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Claim } from '../guests/guests.ts';
import type { Identity } from '../store/store.ts';

/** Over plain HTTP, and what all were called until 0.1. */
const NAME = 'sixfold-guest';
/** Browsers take a cookie of such a name from nobody but this very host, over TLS. */
const HOST_NAME = '__Host-sixfold';
/** Browsers keep no cookie for longer. */
const LASTS = 400 * 24 * 60 * 60;

/** Where the cookies of a server are good. */
export interface CookieSite {
  /** The path under which the server lies; empty for the root. */
  readonly base: string;
  /** Whether people come over TLS, whatever the last piece of the way is. */
  readonly isSecure: boolean;
}

/** The cookies that say who somebody is: only the server can read them, and only what its page asks brings them along. */
export class Cookies {
  private readonly site: CookieSite;
  /** Several servers may share a host: a cookie for all of it says for which it is. */
  private readonly hostName: string;

  constructor(site: CookieSite) {
    this.site = site;
    this.hostName = `${HOST_NAME}${site.base.replaceAll('/', '-')}`;
  }

  /** Whom they name, as far as nobody has tampered with them. Others may have put some of the same name beside ours. */
  read(request: FastifyRequest): Claim[] {
    return [this.hostName, NAME]
      .flatMap((name) => valuesOf(request, name))
      .flatMap((signed) => {
        const { valid, value } = request.unsignCookie(signed);
        return valid ? [claimOf(value)] : [];
      });
  }

  give(request: FastifyRequest, reply: FastifyReply, { id, session }: Identity): void {
    const isSecure = this.isSecure(request);
    const options = { ...OPTIONS, secure: isSecure, signed: true, maxAge: LASTS };
    const value = `${id}.${session}`;
    if (!isSecure) return void reply.setCookie(NAME, value, { ...options, path: this.apiPath });
    reply.setCookie(this.hostName, value, { ...options, path: '/' });
    // Whoever came with one of the old kind has a better one now.
    if (valuesOf(request, NAME).length > 0) this.clearPlain(reply);
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    if (this.isSecure(request)) reply.clearCookie(this.hostName, { ...OPTIONS, secure: true, path: '/' });
    this.clearPlain(reply);
  }

  private clearPlain(reply: FastifyReply): void {
    reply.clearCookie(NAME, { ...OPTIONS, path: this.apiPath });
  }

  private get apiPath(): string {
    return `${this.site.base}/api`;
  }

  private isSecure(request: FastifyRequest): boolean {
    return this.site.isSecure || request.protocol === 'https';
  }
}

const OPTIONS = { httpOnly: true, sameSite: 'strict' } as const;

/** All values of this name: a browser may send several. */
function valuesOf({ headers }: FastifyRequest, name: string): string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) => (pair.startsWith(`${name}=`) ? decoded(pair.slice(name.length + 1)) : []));
}

function decoded(value: string): string[] {
  try {
    return [decodeURIComponent(value)];
  } catch {
    return [];
  }
}

/** Until 0.1 there was nothing but the guest, who has never been signed out since. */
function claimOf(value: string): Claim {
  const [guest = '', session = '0'] = value.split('.');
  return { guest, session: Number(session) };
}
