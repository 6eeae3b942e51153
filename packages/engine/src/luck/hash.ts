import { sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

/** The SHA-256 of a text, in 32 bytes. */
export const hash = (text: string): Uint8Array => sha256(utf8(text));

/** The SHA-256 of a text, in hexadecimal digits. */
export const hashText = (text: string): string =>
  Array.from(hash(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
