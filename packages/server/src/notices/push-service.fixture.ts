import type { webcrypto } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushDevice } from '../store/notice-store.ts';

const { subtle } = globalThis.crypto;
const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;
type Bytes = Buffer<ArrayBuffer>;

const utf8 = (text: string): Bytes => Buffer.from(text);
const base64url = (text: string): Bytes => Buffer.from(text, 'base64url');

/** A browser's side of a subscription, for tests: reads what was encrypted for it, by another road than the sender took. */
export class TestBrowser {
  readonly publicKey: Bytes;
  readonly auth: Bytes;
  private readonly privateKey: webcrypto.CryptoKey;

  private constructor(privateKey: webcrypto.CryptoKey, publicKey: Bytes, auth: Bytes) {
    this.privateKey = privateKey;
    this.publicKey = publicKey;
    this.auth = auth;
  }

  static async make(): Promise<TestBrowser> {
    const { privateKey, publicKey } = await subtle.generateKey(P256, true, ['deriveBits']);
    const auth = Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(16)));
    return new TestBrowser(privateKey, Buffer.from(await subtle.exportKey('raw', publicKey)), auth);
  }

  device(endpoint: string): PushDevice {
    return { endpoint, p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  /** RFC 8291, section 3.4, over RFC 8188, section 2. */
  async read(body: Bytes): Promise<string> {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    if (sealed.length > body.readUInt32BE(16)) throw new Error('more than one record');
    const shared = await this.shareWith(sender);
    const info = Buffer.concat([utf8('WebPush: info\0'), this.publicKey, sender]);
    const secret = await stretch(shared, this.auth, info, 32);
    const key = await stretch(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
    const iv = await stretch(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
    const opener = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
    const opened = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, opener, sealed));
    if (opened.at(-1) !== 2) throw new Error('not the last record');
    return opened.subarray(0, -1).toString();
  }

  private async shareWith(sender: Bytes): Promise<Bytes> {
    const other = await subtle.importKey('raw', sender, P256, false, []);
    return Buffer.from(await subtle.deriveBits({ name: 'ECDH', public: other }, this.privateKey, 256));
  }
}

async function stretch(key: Bytes, salt: Bytes, info: Bytes, bytes: number) {
  const base = await subtle.importKey('raw', key, 'HKDF', false, ['deriveBits']);
  return Buffer.from(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, 8 * bytes));
}

/** What a header of RFC 8292 claims; fails where the signature is not by the key that it names. */
export async function verifyVapid(header: string): Promise<{ key: string; claims: Record<string, unknown> }> {
  const { token = '', key = '' } = /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(header)?.groups ?? {};
  const [head = '', body = '', signature = ''] = token.split('.');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
  const verifier = await subtle.importKey('raw', base64url(key), algorithm, false, ['verify']);
  const isGood = await subtle.verify(algorithm, verifier, base64url(signature), utf8(`${head}.${body}`));
  if (!isGood || base64url(head).toString() !== '{"typ":"JWT","alg":"ES256"}') throw new Error('not signed by it');
  const claims: Record<string, unknown> = JSON.parse(base64url(body).toString());
  return { key, claims };
}

export interface ReceivedLetter {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Bytes;
}

/** Somebody else's server, on this machine, that keeps what it is sent and answers as it is told to. */
export async function openPostbox() {
  const letters: ReceivedLetter[] = [];
  /** The statuses of its answers; the last one counts from then on. */
  let statuses = [201];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 201;
      response.writeHead(status, { location: '/elsewhere' }).end('something');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    letters,
    url: `http://127.0.0.1:${port}`,
    answer: (...next: number[]) => void (statuses = next),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
