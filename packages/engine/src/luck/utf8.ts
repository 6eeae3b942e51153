const REPLACEMENT = 0xfffd;

/** A text in UTF-8; halves of characters become the sign for what cannot be written. */
export const utf8 = (text: string): Uint8Array => ascii(text) ?? Uint8Array.from([...text].flatMap(bytesOfOne));

/** What is hashed most is plain. */
function ascii(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0x80) return null;
    bytes[index] = code;
  }
  return bytes;
}

const bytesOfOne = (character: string): number[] => bytesOf(character.codePointAt(0) ?? REPLACEMENT);

function bytesOf(code: number): number[] {
  if (code >= 0xd800 && code < 0xe000) return bytesOf(REPLACEMENT);
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), last(code)];
  if (code < 0x10000) return [0xe0 | (code >> 12), last(code >> 6), last(code)];
  return [0xf0 | (code >> 18), last(code >> 12), last(code >> 6), last(code)];
}

/** Six bits of a byte that goes on. */
const last = (bits: number): number => 0x80 | (bits & 0x3f);
