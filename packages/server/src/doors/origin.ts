/**
 * Whether a page of this origin may speak here: the own, or one that the host has listed. Programs send no origin;
 * they bring no cookie of somebody else either, so nothing can be done with them in a visitor's name.
 */
export function isWelcome(origin: string | undefined, host: string, listed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (listed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Who counts as one: an IPv4 address, or the 64 bits of an IPv6 address that a household is given. */
export function neighbourhood(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] as string;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter((group) => group !== '');
  // `::` stands for as many zeros as are missing; only zeros in the first half matter.
  const last = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
