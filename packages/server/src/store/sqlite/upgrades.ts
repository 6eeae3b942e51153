import type { DatabaseSync } from 'node:sqlite';
import { copyDatabase } from './copy.ts';
import { DataError } from '../folder.ts';
import type { Upgrade } from './schema.ts';

/** Tells our files from other SQLite files: "SIXF". */
const OURS = 0x53495846;

const readNumber = (database: DatabaseSync, pragma: 'application_id' | 'user_version' | 'schema_version'): number =>
  Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0] as number;

/** Refuses a file that is not ours or is from a later version; returns its version, 0 for an empty file. */
export function checkVersion(database: DatabaseSync, file: string, newest: number): number {
  const version = readNumber(database, 'user_version');
  const isEmpty = version === 0 && readNumber(database, 'schema_version') === 0;
  if (!isEmpty && readNumber(database, 'application_id') !== OURS) {
    throw new DataError(`${file} is no database of this program; choose another data folder or file`);
  }
  if (version > newest) {
    throw new DataError(
      `${file} has format ${version}, and this program knows formats up to ${newest}; install a newer version`,
    );
  }
  return version;
}

/** Brings a database up to date, step by step; before the first step what was there is copied to a file beside it. */
export function upgrade(database: DatabaseSync, file: string, upgrades: readonly Upgrade[]): void {
  const version = checkVersion(database, file, upgrades.length);
  if (version === upgrades.length) return;
  if (version > 0) copyDatabase(database, `${file}.format-${version}`);
  for (const [index, change] of upgrades.entries()) {
    if (index >= version) step(database, change, index + 1);
  }
}

function step(database: DatabaseSync, change: Upgrade, version: number): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    // Somebody else who opened the file at the same time may have done it meanwhile.
    if (readNumber(database, 'user_version') >= version) return database.exec('ROLLBACK');
    if (typeof change === 'string') database.exec(change);
    else change(database);
    database.exec(`PRAGMA application_id = ${OURS}; PRAGMA user_version = ${version}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
