import { openPostgres } from '../../server/src/store/postgres/postgres-store.ts';
import { openStore } from '../../server/src/store/sqlite/threaded.ts';
import type { ServerStore } from '../../server/src/store/store.ts';
import { readTable } from './stored.ts';

/** Opens whatever is at a place: an address of a database, or a folder. */
export const openPlace = (place: string): Promise<ServerStore> =>
  place.startsWith('postgres')
    ? openPostgres({ database: place, databaseConnections: 4, databaseTimeout: 20_000 })
    : openStore(place);

/** Everything that a place tells of these tables, as text: logs, transcripts, names and what was said. */
export async function tellTables(place: string, ids: readonly string[]): Promise<string[]> {
  const store = await openPlace(place);
  const told: string[] = [];
  for (const id of ids) {
    const { series, stage, seats } = await readTable(store, id);
    const transcripts = Array.from({ length: series.round + 1 }, (_, round) => series.transcript(round));
    const said = await store.readTalk(id, 100);
    told.push(JSON.stringify([id, stage, seats, transcripts, await store.read(id, 0), await store.names(id), said]));
  }
  await store.close();
  return told;
}
