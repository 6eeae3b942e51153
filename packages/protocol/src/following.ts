import type { Answer, Ask } from './messages.ts';
import type { TableRequest } from './requests.ts';
import type { GameUpdate, Seen, TableMessage } from './tables.ts';

/** Where tables are hosted, as those who follow them see it: a server, or a host in the same program. */
export interface TableClient {
  /** Fails with `AskFailed`. */
  ask<R extends TableRequest>(request: R, ask: Ask<R>): Promise<Answer<R>>;
  /** Has told what was not seen yet, and all that happens until `unwatch`. Fails with `AskFailed`. */
  watch(table: string, seen: () => Seen | null, hear: (message: TableMessage) => void): Promise<void>;
  unwatch(table: string): Promise<void>;
}

/**
 * Puts an update on top of the game as it was known: again a game from its first ply on. Null if plies between them are
 * missing; who asks for them from what they have seen is sent them.
 */
export function mergeUpdate(known: GameUpdate | null, update: GameUpdate): GameUpdate | null {
  const before = known?.round === update.round ? known.plies.slice(0, update.from) : [];
  if (before.length !== update.from) return null;
  const luck = [...((update.from > 0 && known?.luck) || []), ...(update.luck ?? [])];
  return { ...update, from: 0, plies: [...before, ...update.plies], ...(luck.length > 0 && { luck }) };
}

/** What to tell a host so that it sends the rest. */
export const seenOf = (known: GameUpdate | null): Seen | null =>
  known && { round: known.round, ply: known.ply, backs: known.backs };
