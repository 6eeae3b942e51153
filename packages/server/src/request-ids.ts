import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What a proxy may call a request. */
const GIVEN = /^[\w.-]{1,64}$/;

/**
 * What each request is called in the log, and in its answer, so that the two can be brought together: what a proxy that is
 * trusted called it, or something by chance. It says nothing of who asks.
 */
export function requestIds(
  trustProxy: readonly string[],
): (request: { readonly headers: IncomingHttpHeaders }) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    const isTaken = trustProxy.length > 0 && typeof given === 'string' && GIVEN.test(given);
    return isTaken ? given : randomBytes(9).toString('base64url');
  };
}
