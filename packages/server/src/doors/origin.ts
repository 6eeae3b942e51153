import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ServerSettings } from '../settings/settings.ts';
import { RequestRefusal } from './refusal.ts';

/** How long a refusal is not told again in the log, in milliseconds. */
const QUIET = 3_600_000;

/** Knows whose pages may speak here: the own, and those that the host has listed. */
export class Origins {
  private readonly listed: readonly string[];
  /** Where the page is opened; null if it is whatever address it was asked for under. */
  private readonly own: string | null;
  private readonly logger: Logger;
  private told = -Infinity;

  constructor({ origins, publicUrl }: Pick<ServerSettings, 'origins' | 'publicUrl'>, logger: Logger) {
    this.listed = origins;
    this.own = publicUrl === '' ? null : new URL(publicUrl).origin;
    this.logger = logger;
  }

  /**
   * Refuses pages of other origins: scheme, host and port must be the same. Programs send no origin; they bring no
   * cookie of somebody else either, so nothing can be done with them in a visitor's name.
   */
  check(request: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>): void {
    const { origin } = request.headers;
    if (origin === undefined) return;
    const own = this.own ?? `${request.protocol}://${request.host}`;
    if (origin === own || this.listed.includes(origin)) return;
    this.tell(origin, own);
    throw new RequestRefusal({ code: 'other-origin' });
  }

  /** It may be a page from elsewhere, or everybody, because a proxy says another host than the browser. */
  private tell(origin: string, own: string): void {
    const now = performance.now();
    if (now - this.told < QUIET) return;
    this.told = now;
    this.logger.warn(
      { origin: origin.slice(0, 200), own: own.slice(0, 200) },
      'a page of another origin was refused; if it is this one, set --public-url, or have the proxy pass on Host and X-Forwarded-Proto and name it with --trust-proxy',
    );
  }
}

/** Who counts as one: an IPv4 address, or the 64 bits of an IPv6 address that a household is given. */
export function neighbourhood(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] as string;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter((group) => group !== '');
  // `::` stands for as many zeros as are missing; only zeros in the first half matter.
  const last = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
