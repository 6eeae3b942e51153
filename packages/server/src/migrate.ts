import { existsSync } from 'node:fs';
import { parseGame } from '@sixfold/engine';
import type { TableError } from '@sixfold/table';
import { readDatabase } from './store/database.ts';
import { DataError, databaseIn } from './store/folder.ts';
import { replayTable } from './store/replay.ts';
import { Sqlite } from './store/sqlite.ts';
import type { Entry, StoredTable } from './store/store.ts';

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

export interface Check {
  /** How many tables go on as they were. */
  readonly fine: number;
  readonly findings: readonly Finding[];
}

/** Replays every table that gathers people or is being played against the installed rules; changes nothing. */
export function checkTables(folder: string): Check {
  const file = databaseIn(folder);
  if (!existsSync(file)) throw new DataError(`there is no database in ${folder}; choose the data folder with --data`);
  using database = readDatabase(file);
  let fine = 0;
  const findings: Finding[] = [];
  for (const { table, entries } of new Sqlite(database).live()) {
    const finding = checkTable(table, entries);
    if (finding) findings.push(finding);
    else fine++;
  }
  return { fine, findings };
}

export function checkTable(stored: StoredTable, entries: readonly Entry[]): Finding | null {
  const game = parseGame(stored.terms.game);
  const installed = game.ok ? game.value.card.ruleset : null;
  const facts = { table: stored.id, game: stored.terms.game, ruleset: stored.ruleset, installed };
  const replayed = replayTable(stored, entries);
  if (!replayed.ok) return { ...facts, what: 'cannot-load', error: replayed.error };
  if (replayed.value.isOver) return { ...facts, what: 'over' };
  return stored.ruleset === installed ? null : { ...facts, what: 'other-rules' };
}
