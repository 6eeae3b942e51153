import type { Guests } from '../guests/guests.ts';
import type { Guest } from '../store/store.ts';
import type { TableService } from '../tables/visitor.ts';
import type { Connections } from './connections.ts';

/** Whoever must hear that a guest is somebody else now, or nobody. */
export interface GuestTools {
  readonly guests: Guests;
  readonly tables: TableService;
  readonly connections: Connections;
}

export async function renameGuest(
  { guests, tables, connections }: GuestTools,
  guest: Guest,
  name: string,
): Promise<void> {
  await guests.rename(guest, name);
  connections.rename(guest.id, name);
  await tables.rename(guest.id);
}

export async function forgetGuest({ guests, tables, connections }: GuestTools, guest: Guest): Promise<void> {
  // First, so that nobody sits down meanwhile as somebody who is being forgotten.
  connections.rename(guest.id, null);
  await tables.forget(guest.id);
  await guests.forget(guest);
  // Where they sat, or are looked at now, they are called nothing from here on.
  await tables.rename(guest.id);
}
