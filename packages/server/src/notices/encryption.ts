import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushDevice } from '../store/notice-store.ts';

/** Bytes of a record: all that is sent has room in one. */
const RECORD = 4096;
/** What ends the last record, before it is encrypted. */
const END = Buffer.of(2);

/** What is new for every message: a salt, and a key of the sender's. */
export interface Ephemeral {
  readonly salt: Buffer;
  readonly privateKey: Buffer | null;
}

const fresh = (): Ephemeral => ({ salt: randomBytes(16), privateKey: null });

/** Encrypts a message so that only the device can read it, and not who passes it on (RFC 8291, `aes128gcm` of RFC 8188). */
export function encryptFor(
  { p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>,
  text: string,
  { salt, privateKey } = fresh(),
): Buffer {
  const receiver = bytes(p256dh);
  const { sender, shared } = exchange(receiver, privateKey);
  const secret = derive(shared, bytes(auth), Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]), 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const parts = [cipher.update(Buffer.concat([Buffer.from(text), END])), cipher.final()];
  return Buffer.concat([headerOf(salt, sender), ...parts, cipher.getAuthTag()]);
}

/** Whether a device says of itself what is needed to encrypt for it. */
export function canEncryptFor({ p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>): boolean {
  try {
    exchange(bytes(p256dh), null);
    return bytes(p256dh).length === 65 && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** What both sides can compute, and nobody else (Diffie–Hellman on P-256). */
function exchange(receiver: Buffer, privateKey: Buffer | null): { readonly sender: Buffer; readonly shared: Buffer } {
  const own = createECDH('prime256v1');
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  return { sender: own.getPublicKey(), shared: own.computeSecret(receiver) };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function headerOf(salt: Buffer, sender: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, sizes, sender]);
}
