import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whoever wants to see themselves as the server does sends this header, with what they were given for it. */
export const MIRROR_HEADER = 'x-sixfold-mirror';

/** How a request looked when it came in. */
export interface Reflection {
  readonly protocol: string;
  readonly host: string;
  /** By how many proxies that count it came. */
  readonly proxies: number;
  /** Whether somebody said for whom it was forwarded. */
  readonly isForwarded: boolean;
}

/** Lets the operator see what a proxy makes of a request. Nothing of anybody else's is kept. */
export class Mirror {
  private secret = '';
  private last: Reflection | null = null;

  /** What the next request must show to be looked at. */
  prepare(): string {
    this.last = null;
    this.secret = randomBytes(18).toString('base64url');
    return this.secret;
  }

  reflect({ headers, protocol, host, ips = [] }: FastifyRequest): void {
    if (this.secret === '' || headers[MIRROR_HEADER] !== this.secret) return;
    this.secret = '';
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    this.last = { protocol, host, proxies: Math.max(0, ips.length - 1), isForwarded };
  }

  get reflection(): Reflection | null {
    return this.last;
  }
}
