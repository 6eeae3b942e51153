import type { TableInfo } from '@sixfold/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { readdress } from '../../lib/navigation.ts';

/** Whether somebody who comes can have a seat: an open one, or a bot's that gives way. */
export const hasFreeSeat = ({ seats, stage }: TableInfo): boolean =>
  (stage === 'gathering' || stage === 'playing') && seats.some(({ kind, isOffered }) => kind === 'open' || isOffered);

/** The invite that the address is to carry: for those who sit there until the game begins, for those who come while it is good. */
export function inviteFor(info: TableInfo, came: string | undefined, hasSat: boolean): string | undefined {
  if (info.you !== null) return info.stage === 'gathering' ? info.invite : undefined;
  return hasSat || !hasFreeSeat(info) ? undefined : came;
}

/** How one looks at a table, and by which invite one came. */
interface Came {
  readonly at: 'online' | 'hand';
  readonly table: string;
  readonly invite: string | undefined;
}

/** Keeps the address as one would hand it on. Returns the invite by which one may still take a seat. */
export function useTableAddress(info: TableInfo | null, { at, table, invite }: Came): string | null {
  const hasSat = useRef(false);
  if (info && info.you !== null) hasSat.current = true;
  const wanted = info ? inviteFor(info, invite, hasSat.current) : invite;
  useEffect(() => {
    if (info && at === 'online') readdress({ at, table, ...(wanted !== undefined && { invite: wanted }) });
  }, [info !== null, table, wanted]);
  return info?.you === null && !hasSat.current ? (wanted ?? null) : null;
}
