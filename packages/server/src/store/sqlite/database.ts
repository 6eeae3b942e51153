import { DatabaseSync } from 'node:sqlite';
import { DataError } from '../folder.ts';
import { UPGRADES } from './schema.ts';
import { checkVersion, upgrade } from './upgrades.ts';

/** How long to wait for another process that writes, such as a restore, in milliseconds. */
const PATIENCE = 20_000;

/** Opens a database for writing, makes it if it is empty, and brings it up to date. */
export function openDatabase(file: string, upgrades = UPGRADES): DatabaseSync {
  return opened(file, false, (database) => {
    checkVersion(database, file, upgrades.length);
    // A kept promise must outlast a power failure, and a forgotten name must be gone from the file.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // Moves of many tables come back to the same pages: gathering them for longer (16 MB) writes each less often.
    database.exec('PRAGMA wal_autocheckpoint = 4000');
    upgrade(database, file, upgrades);
  });
}

/** Opens a database that is up to date, to look at only. */
export function readDatabase(file: string): DatabaseSync {
  return opened(file, true, (database) => {
    const version = checkVersion(database, file, UPGRADES.length);
    if (version < UPGRADES.length) throw new DataError(`${file} has the old format ${version}; start the server once`);
  });
}

function opened(file: string, readOnly: boolean, prepare: (database: DatabaseSync) => void): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly, timeout: PATIENCE });
    prepare(database);
    return database;
  } catch (error) {
    database?.close();
    throw explained(error, file);
  }
}

/** SQLite's own numbers for a file that is damaged, or was never a database. */
const DAMAGED: readonly unknown[] = [11, 26];

/** Why a database cannot be used, and what to do. */
export function explained(error: unknown, file: string): DataError {
  if (error instanceof DataError) return error;
  const { message, errcode } = error as { message: string; errcode?: number };
  if (errcode === undefined || !DAMAGED.includes(errcode & 0xff))
    return new DataError(`cannot open ${file}: ${message}`);
  return new DataError(
    `${file} is damaged (${message}); move it and the files beside it away, and put a backup in its place: sixfold restore FILE`,
  );
}
