import { sha256 } from '../luck/sha256.ts';
import { utf8 } from '../luck/utf8.ts';

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as a text of small hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte] ?? '';
  return text;
}

/** The other way round. */
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** Whether a text is 32 bytes in the only way that they are written. */
export const isHex32 = (input: unknown): input is string => typeof input === 'string' && /^[0-9a-f]{64}$/.test(input);

/** The SHA-256 of some bytes, or of a text in UTF-8. */
export type Digest = (input: Uint8Array | string) => Uint8Array;

export const digest: Digest = (input) => sha256(typeof input === 'string' ? utf8(input) : input);
