/** Unguessable; works without a secure context, unlike `crypto.randomUUID`. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const makeSeed = (): string => randomHex(16);

export const makeId = (): string => randomHex(8);
