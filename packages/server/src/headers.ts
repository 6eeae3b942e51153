import type { IncomingHttpHeaders } from 'node:http';

/** The page needs nothing but its own files: whatever else gets into it must neither run nor call home. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const UNUSED_POWERS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** What every answer says to keep the page and its players safe. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Whoever came over TLS once does so for a year: nobody on the way can talk them out of it. */
export const SECURITY_HEADERS_OVER_TLS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'strict-transport-security': 'max-age=31536000',
};

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Files under `assets` have a hash in their names and never change; all others are asked for again each time. */
export const cacheControl = (path: string): string => (/[\\/]assets[\\/][^\\/]+$/.test(path) ? FOREVER : ASK_AGAIN);

/** Whether a script asks, as a service worker does for its copy: that is to be found whatever is asked for later. */
const isKept = (asker: IncomingHttpHeaders): boolean => asker['sec-fetch-dest'] === 'empty';

/** What of a request decides which file is sent: pages are there in several languages. */
export const variesBy = (path: string, asker: IncomingHttpHeaders): string =>
  /\.html(\.\w+)?$/.test(path) && !isKept(asker) ? 'accept-encoding, accept-language' : 'accept-encoding';
