import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkFile, copyDatabase } from './store/sqlite/copy.ts';
import { openDatabase, readDatabase } from './store/sqlite/database.ts';
import { DataError, databaseIn, makeFolder } from './store/folder.ts';
import { readGeneration, writeGeneration } from './store/sqlite/generation.ts';
import { TABLES, UPGRADES } from './store/sqlite/schema.ts';
import { checkVersion } from './store/sqlite/upgrades.ts';

/** How much there is. */
export interface Amount {
  readonly tables: number;
  readonly events: number;
}

/** Copies everything in a data folder to a new file, whether a server runs or not. */
export function backupStore(folder: string, file: string): Amount {
  if (existsSync(file)) throw new DataError(`${file} exists already; choose another name`);
  const source = databaseIn(folder);
  if (!existsSync(source)) throw new DataError(`there is no database in ${folder}; choose the data folder with --data`);
  using database = readDatabase(source);
  copyDatabase(database, file);
  using copy = readDatabase(file);
  return amountIn(copy);
}

/** What was restored, and the file with what had been there before. */
export interface Restored extends Amount {
  readonly before: string;
}

/** Puts everything in a backup in the place of what is there. A server that runs takes notice. */
export function restoreStore(folder: string, file: string, now = new Date()): Restored {
  if (!existsSync(file)) throw new DataError(`there is no file ${file}`);
  makeFolder(folder);
  const workshop = mkdtempSync(join(folder, 'restoring-'));
  try {
    const upToDate = prepare(file, join(workshop, 'backup.db'));
    const before = join(folder, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}.db`);
    return { ...replaceAll(databaseIn(folder), upToDate, before), before };
  } finally {
    rmSync(workshop, { recursive: true });
  }
}

/** A copy of the backup that has been checked and brought up to date; the backup itself is left as it is. */
function prepare(file: string, copy: string): string {
  checkFile(file);
  {
    using backup = new DatabaseSync(file, { readOnly: true });
    if (checkVersion(backup, file, UPGRADES.length) === 0) throw new DataError(`${file} is empty`);
    copyDatabase(backup, copy);
  }
  openDatabase(copy).close();
  return copy;
}

function replaceAll(file: string, by: string, before: string): Amount {
  using database = openDatabase(file);
  database.prepare('ATTACH ? AS restored').run(by);
  // Nobody else writes from here on, so that what is kept is exactly what is replaced.
  database.exec('BEGIN IMMEDIATE');
  {
    using reader = readDatabase(file);
    copyDatabase(reader, before);
  }
  const generation = readGeneration(database);
  for (const table of TABLES.toReversed()) database.exec(`DELETE FROM main.${table}`);
  for (const table of TABLES) database.exec(`INSERT INTO main.${table} SELECT * FROM restored.${table}`);
  // Higher than in either: a server that runs shall notice, also if the same backup is put back twice.
  writeGeneration(database, Math.max(generation, readGeneration(database)) + 1);
  database.exec('COMMIT');
  return amountIn(database);
}

function amountIn(database: DatabaseSync): Amount {
  const count = (table: (typeof TABLES)[number]) =>
    database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'] as number;
  return { tables: count('tables'), events: count('events') };
}
