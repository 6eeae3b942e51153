/** Unguessable; works without a secure context, unlike `crypto.randomUUID`. */
export const makeRandom = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const makeId = (): string => makeRandom(8);
