import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Host and port as an address for a browser; IPv6 addresses stand in brackets. */
export const makeAddress = (host: string, port: number, scheme = 'http'): string =>
  `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** This machine's addresses in the local network. IPv4 only: nobody types the others into a phone. */
const localHosts = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Where the page can be opened: on this machine, and by others in the network if it listens there. */
export function addressesOf(
  { host, port, scheme, base = '' }: { host: string; port: number; scheme: 'http' | 'https'; base?: string },
  hosts = localHosts(),
): { own: string; others: string[] } {
  const made = (name: string): string => `${makeAddress(name, port, scheme)}${base && `${base}/`}`;
  return EVERYWHERE.includes(host)
    ? { own: made('localhost'), others: hosts.map(made) }
    : { own: made(host), others: [] };
}

/** What to tell the person who started the server; the address for others also as a QR code. */
export function sayAddresses({ own, others }: { own: string; others: readonly string[] }, publicUrl = ''): string {
  if (publicUrl !== '') return `Sixfold is served on ${publicUrl}/\non this machine:      ${own}\n`;
  const [first] = others;
  const lines = [`Sixfold is served on ${own}`, ...others.map((address) => `in your network:      ${address}`)];
  return [...lines, ...(first === undefined ? [] : ['', renderUnicodeCompact(first, { border: 2 }), ''])]
    .map((line) => `${line}\n`)
    .join('');
}
