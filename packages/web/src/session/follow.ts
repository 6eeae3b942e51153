import { signal, type ReadonlySignal } from '@preact/signals';
import type { LinkState } from '@sixfold/protocol';
import { connection, link, watchingConnection } from '../online/connection.ts';
import { complain } from '../online/deeds.ts';
import { listen, type HeardTalk } from '../online/talk.ts';
import { store } from '../store/index.ts';
import { FollowedTable } from './followed-table.ts';
import { keepGame, onEnd } from './keep.ts';

/** The tables that are followed now, and by how many places: the next place is there before the last one is left. */
const followed = new Map<string, Following>();

interface Following {
  readonly table: FollowedTable;
  readonly talk: ReadonlySignal<HeardTalk>;
  /** Ends the listening to what is said there. */
  readonly stop: () => void;
  places: number;
}

/** Follows a table of the server in this page, until it is left as often. */
export function followTable(id: string): FollowedTable {
  // What was said is told as soon as one looks: whoever listens later has missed it.
  const known = followed.get(id) ?? { ...listen(connection(), id), table: open(id), places: 0 };
  known.places++;
  followed.set(id, known);
  return known.table;
}

export function leaveTable({ id }: FollowedTable): void {
  const known = followed.get(id);
  if (!known || --known.places > 0) return;
  followed.delete(id);
  known.stop();
  known.table.leave();
}

/** A table on a screen that a whole room looks at. */
export interface WatchedTable {
  readonly table: FollowedTable;
  readonly link: ReadonlySignal<LinkState>;
  readonly leave: () => void;
}

/** Follows a table as any spectator does, whoever uses this browser. */
export function watchTable(id: string): WatchedTable {
  const { client, link: own } = watchingConnection();
  const table = new FollowedTable(id, {
    client,
    link: own,
    complain: () => undefined,
    device: null,
    isStored: signal(true),
  });
  return { table, link: own, leave: () => client.close() };
}

/** What is said at a table that is followed. */
export const talkAt = (id: string): ReadonlySignal<HeardTalk> | null => followed.get(id)?.talk ?? null;

function open(id: string): FollowedTable {
  const client = connection();
  const table = new FollowedTable(id, { client, link, complain, device: null, isStored: signal(true) });
  // Without it the table stays readable at the server.
  onEnd(table, (game, info) => void keepGame(game, info, client, store).catch(() => undefined));
  return table;
}
