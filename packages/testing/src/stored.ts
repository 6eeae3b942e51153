import type { MoveObject } from '@sixfold/engine';
import { replayTable } from '../../server/src/store/replay.ts';
import type { Store } from '../../server/src/store/store.ts';

export interface StoredPly {
  readonly seat: number;
  readonly move: MoveObject;
}

/** Every game of a stored table; of one that is not over, what a spectator may know. */
export async function readGames(store: Store, id: string): Promise<StoredPly[][]> {
  const found = await store.readTable(id);
  if (!found) throw new Error(`there is no table ${id}`);
  const replayed = replayTable(found.table, found.entries);
  if (!replayed.ok) throw new Error(`table ${id} cannot be replayed: ${JSON.stringify(replayed.error)}`);
  const table = replayed.value;
  const plies = (game: number): StoredPly[] => table.transcript(game)?.plies ?? table.eventsSince(0, null);
  return Array.from({ length: table.gameIndex + 1 }, (_, game) =>
    plies(game).map(({ seat, move }) => ({ seat, move })),
  );
}
