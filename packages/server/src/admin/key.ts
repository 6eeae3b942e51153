import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Allowances } from '../limits/rates.ts';
import { ServeError } from '../settings/kinds.ts';

/** Shorter ones can be guessed. */
const SHORTEST = 24;
/** How long somebody who has shown the token need not show it again, in milliseconds. */
const SESSION = 12 * 60 * 60 * 1000;
/** So often may be tried in vain from an address: at once, and then a second. */
const TRIES = { perSecond: 0.1, burst: 10 };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What opens the admin page: a token in a file. It is compared in always the same time, and seldom. */
export class AdminKey {
  private readonly token: Buffer;
  private readonly signing: Buffer;
  private readonly tries = new Allowances(TRIES);
  private readonly now: () => number;

  constructor(token: string, now = Date.now) {
    this.token = digest(token);
    this.signing = digest(`sessions of ${token}`);
    this.now = now;
  }

  /** Whether the address has tried too often of late. */
  mustWait(address: string): boolean {
    return !this.tries.take(address, performance.now(), 0);
  }

  /** Whether it is the token; if not, the address has tried once more. */
  fits(token: string, address: string): boolean {
    const isRight = timingSafeEqual(digest(token), this.token);
    if (!isRight) this.tries.take(address, performance.now());
    return isRight;
  }

  /** What a browser shows instead of the token for a while; any server with the same token knows it. */
  makeSession(): string {
    return this.signed(this.now() + SESSION);
  }

  isSession(value: string): boolean {
    const until = Number(value.split('.')[0]);
    return until > this.now() && timingSafeEqual(digest(this.signed(until)), digest(value));
  }

  private signed(until: number): string {
    return `${until}.${createHmac('sha256', this.signing).update(String(until)).digest('base64url')}`;
  }
}

/** The key in a file; null where none is named. Fails with `ServeError`. */
export function readAdminKey(file: string): AdminKey | null {
  if (file === '') return null;
  const token = readToken(file);
  if (token.length < SHORTEST) {
    throw new ServeError(`--admin-token-file: ${file} must hold at least ${SHORTEST} characters; openssl rand -hex 32`);
  }
  return new AdminKey(token);
}

function readToken(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ServeError(`--admin-token-file: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
