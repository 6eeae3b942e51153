import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { ServerStore } from '../store/store.ts';

/** For so many seconds a signature is good; a day is the most that is allowed. */
const GOOD_FOR = 12 * 60 * 60;

const jwk = v.object({ kty: v.string(), crv: v.string(), x: v.string(), y: v.string(), d: v.string() });

/** How a server shows those who pass its messages on that it is always the same one (VAPID, RFC 8292). */
export class Vapid {
  /** What browsers must be told when they subscribe. */
  readonly publicKey: string;
  private readonly key: KeyObject;

  constructor(kept: string) {
    const key = v.parse(jwk, JSON.parse(kept));
    this.key = createPrivateKey({ key, format: 'jwk' });
    const point = [Buffer.of(4), Buffer.from(key.x, 'base64url'), Buffer.from(key.y, 'base64url')];
    this.publicKey = Buffer.concat(point).toString('base64url');
  }

  /** The header that goes with a message to this address; `contact` is where its operator can be found. */
  authorization(endpoint: string, contact: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + GOOD_FOR, sub: contact };
    const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const makeKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

/** The server's key, made at its first start; another one as soon as a restore has brought it. */
export async function keepVapid(store: Pick<ServerStore, 'keepOnce' | 'onChange'>): Promise<() => Vapid> {
  const read = async (): Promise<Vapid> => new Vapid(await store.keepOnce('vapid', makeKey()));
  let vapid = await read();
  const renew = async (): Promise<void> => {
    vapid = await read();
  };
  store.onChange((change) => void (change === 'replaced' && renew().catch(() => undefined)));
  return () => vapid;
}
