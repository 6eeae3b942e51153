import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Seed } from '@sixfold/engine/seeded';
import type { Table } from '@sixfold/table';
import { openDatabase } from './database.ts';
import { databaseIn } from './folder.ts';
import { Sqlite } from './sqlite.ts';
import type { Entry, Guest, StoredSeat, StoredTable } from './store.ts';

/** For tests: a folder that is gone at the end of the block. */
export function makeTestFolder(): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'sixfold-data-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

/** For tests: a guest. */
export const ANNA: Guest = { id: 'anna', name: 'Anna' };

/** For tests: a person's seat. */
export const seatOf = (guest: Guest): StoredSeat => ({
  kind: 'person',
  name: guest.name,
  guest: guest.id,
  bot: null,
  invite: null,
  hasResigned: false,
});

const BOT: StoredSeat = { kind: 'bot', name: 'Club', guest: null, bot: 'club', invite: null, hasResigned: false };

/** For tests: a table that Anna opened and plays at with a bot. */
export const sampleTable = (id: string, changes: Partial<StoredTable> = {}): StoredTable => ({
  id,
  terms: { game: 'dice', options: {}, games: 1, starter: 0 },
  seed: `seed of ${id}`,
  begun: null,
  ruleset: 1,
  host: ANNA.id,
  isPublic: true,
  stage: 'playing',
  rematch: null,
  created: 1000,
  touched: 1000,
  seats: [seatOf(ANNA), BOT],
  ...changes,
});

/** For tests: a database in a file, with Anna in it; both are gone at the end of the block. */
export function openSample() {
  const folder = makeTestFolder();
  const database = openDatabase(databaseIn(folder.path));
  const sqlite = new Sqlite(database);
  sqlite.addGuest(ANNA);
  const close = () => {
    database.close();
    folder[Symbol.dispose]();
  };
  return { folder: folder.path, database, sqlite, [Symbol.dispose]: close };
}

/** For tests: plays some move, and tells the entry for it. */
export function play(table: Table): Entry {
  const chance = new Seed('moves').bot(table.ply);
  const position = table.game.resample(table.view(table.turn), chance);
  const played = table.play(position.turn, table.game.makeMove(position, position.randomMove(chance)));
  if (!played.ok) throw new Error(played.error.code);
  return { move: table.moves.at(-1) as string };
}

/** For tests: plays until the game is over. */
export function playToTheEnd(table: Table): Entry[] {
  const entries: Entry[] = [];
  while (table.turn !== null) entries.push(play(table));
  return entries;
}
