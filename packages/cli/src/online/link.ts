import { UsageError } from '../command-line/command.ts';

/** Where an invite link leads. */
export interface InviteLink {
  /** The address of the server's page, with a slash at its end. */
  readonly server: URL;
  readonly table: string;
  /** Where it names one. */
  readonly seat?: number;
  /** Without one, only a seat at a public table or one that is kept can be had. */
  readonly invite?: string;
}

/** Whether a word is meant as a link. */
export const isLink = (word: string): boolean => /^https?:\/\//i.test(word);

/**
 * Reads a link to a table: `…/t/TABLE#INVITE`, `…/#/join/TABLE/SEAT/INVITE`, or `…/#/online/TABLE`, which invites nobody.
 */
export function readLink(text: string): InviteLink {
  const link = isLink(text) && URL.canParse(text) ? new URL(text) : null;
  const found = link && (readPath(link) ?? readHash(link));
  if (!found) throw new UsageError(`"${text}" is no link to a table, such as http://localhost:6060/t/TABLE#INVITE`);
  return found;
}

function readPath(link: URL): InviteLink | null {
  const [, base, table] = /^(.*\/)t\/([^/]+)\/?$/.exec(link.pathname) ?? [];
  if (base === undefined || table === undefined) return null;
  const invite = link.hash.slice(1);
  return { server: new URL(base, link), table: decodeURIComponent(table), ...(invite !== '' && { invite }) };
}

function readHash(link: URL): InviteLink | null {
  const [, at, table, seat, invite] = link.hash.split('/');
  const server = new URL('.', link);
  if (!table) return null;
  if (at === 'online') return { server, table };
  if (at !== 'join' || !invite || !/^\d$/.test(seat ?? '')) return null;
  return { server, table, seat: Number(seat), invite };
}
