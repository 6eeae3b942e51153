import type { MoveObject } from '@sixfold/engine';
import { bringFirstEdition } from '@sixfold/engine/first-edition';
import { parsePlayed } from '@sixfold/engine/sheet';
import { granted, readEvent, Table } from '@sixfold/host';
import { CLOCKS, FAIR } from '@sixfold/host/acting';
import type { ServerStore } from '../../server/src/store/store.ts';

export interface StoredPly {
  readonly seat: number;
  readonly move: MoveObject;
}

/** The table that its stored events lead to. */
export async function readTable(store: ServerStore, id: string): Promise<Table> {
  const events = (await store.read(id, 0)).map((event) => granted(readEvent(event)));
  const [opened] = events;
  if (opened?.type !== 'opened') throw new Error(`there is no table ${id}`);
  bringFirstEdition();
  const table = Table.fold(id, granted(parsePlayed(opened.terms)), events, CLOCKS, FAIR);
  if (!table.ok) throw new Error(`table ${id} cannot be folded: ${JSON.stringify(table.error)}`);
  return table.value;
}

/** Every game of a stored table; of one that is not over, what a spectator may know. */
export async function readGames(store: ServerStore, id: string): Promise<StoredPly[][]> {
  const { series } = await readTable(store, id);
  const plies = (round: number): StoredPly[] => series.transcript(round)?.plies ?? series.match.seenSince(0, null);
  return Array.from({ length: series.round + 1 }, (_, round) => plies(round).map(({ seat, move }) => ({ seat, move })));
}
