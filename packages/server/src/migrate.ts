import type { TableError } from '@sixfold/protocol';
import { existsSync } from 'node:fs';
import { parsePlayed } from '@sixfold/engine/sheet';
import { bringFirstEdition } from '@sixfold/engine/first-edition';
import { granted, readEvent, Refusal, Table, type TableEvent } from '@sixfold/host';
import { CLOCKS, FAIR } from '@sixfold/host/acting';
import { readDatabase } from './store/sqlite/database.ts';
import { DataError, databaseIn } from './store/folder.ts';
import { makeClient } from './store/postgres/connect.ts';
import { Db } from './store/postgres/rows/db.ts';
import { workOn } from './store/postgres/rows/work.ts';
import { Sqlite } from './store/sqlite/sqlite.ts';

/** Something about a table that the installed rules would change. */
export interface Finding {
  readonly table: string;
  readonly game: string;
  /** The rules under which it was opened, and those that are installed; null for a game that is not. */
  readonly ruleset: number;
  readonly installed: number | null;
  readonly what:
    /** Its moves are allowed, but what they count for may have changed. */
    | 'other-rules'
    /** It is over by the installed rules, and people are still playing it. */
    | 'over'
    | 'cannot-load';
  readonly error?: TableError;
}

export interface MigrationCheck {
  /** How many tables go on as they were. */
  readonly fine: number;
  readonly findings: readonly Finding[];
}

/** Replays every table that gathers people or is being played against the installed rules; changes nothing. */
export function checkTables(folder: string): MigrationCheck {
  const file = databaseIn(folder);
  if (!existsSync(file)) throw new DataError(`there is no database in ${folder}; choose the data folder with --data`);
  using database = readDatabase(file);
  let fine = 0;
  const findings: Finding[] = [];
  for (const { id, events } of new Sqlite(database).live()) {
    const finding = checkTable(id, events);
    if (finding) findings.push(finding);
    else fine++;
  }
  return { fine, findings };
}

/** The same for a PostgreSQL database. */
export async function checkDatabase(url: string): Promise<MigrationCheck> {
  const client = makeClient({ database: url, databaseConnections: 1, databaseTimeout: 0 }, 'sixfold-check');
  try {
    await client.connect();
    const work = workOn(new Db(client));
    const findings: Finding[] = [];
    const ids = await work.listIdle(Number.MAX_SAFE_INTEGER, EVERY);
    for (const id of ids) findings.push(...[checkTable(id, await work.read(id, 0))].filter((found) => found !== null));
    return { fine: ids.length - findings.length, findings };
  } catch (error) {
    throw new DataError(`cannot use the database: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** More tables than there are. */
const EVERY = 2_000_000_000;

/** What the installed rules make of a stored log; null if it goes on as it was. */
export function checkTable(id: string, stored: readonly unknown[]): Finding | null {
  const nothing = { table: id, game: '', ruleset: 0, installed: null };
  try {
    return checkLog(
      id,
      stored.map((event) => granted(readEvent(event))),
    );
  } catch (error) {
    if (error instanceof Refusal) return { ...nothing, what: 'cannot-load', error: error.error as TableError };
    throw error;
  }
}

function checkLog(id: string, events: readonly TableEvent[]): Finding | null {
  bringFirstEdition();
  const [opened] = events;
  if (opened?.type !== 'opened') throw new Refusal({ code: 'no-such-table' });
  const game = parsePlayed(opened.terms);
  const installed = game.ok ? game.value.card.ruleset : null;
  const facts = { table: id, game: opened.terms.game, ruleset: opened.ruleset, installed };
  const table = game.ok ? Table.fold(id, game.value, events, CLOCKS, FAIR) : game;
  if (!table.ok) return { ...facts, what: 'cannot-load', error: table.error };
  if (table.value.series.isOver) return { ...facts, what: 'over' };
  return opened.ruleset === installed ? null : { ...facts, what: 'other-rules' };
}
