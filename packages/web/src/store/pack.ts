const PLAIN = '0';
const DEFLATED = '1';
const DEFLATE = 'deflate-raw';

/** What a packed text may become, so that a short one cannot fill the memory. */
const MOST_BYTES = 2_000_000;

/** A text as short as it can be in an address: compressed where the browser can, in base64url. */
export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return PLAIN + makeBase64(bytes);
  return DEFLATED + makeBase64(await throughStream(bytes, new CompressionStream(DEFLATE)));
}

/** Null for what was not packed by `pack`, or cannot be unpacked in this browser. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const bytes = parseBase64(packed.slice(1));
    const form = packed[0];
    if (form !== PLAIN && form !== DEFLATED) return null;
    const whole = form === PLAIN ? bytes : await throughStream(bytes, new DecompressionStream(DEFLATE));
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

async function throughStream(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair)
    .getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  return join(parts, length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

const makeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const parseBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
