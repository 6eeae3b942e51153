import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataError } from '../folder.ts';

/**
 * Writes all that is in a database to another file, as it is at one moment; others may go on writing. The file is there
 * only once it is whole, checked and on the disk, and only its owner may read it.
 */
export function copyDatabase(database: DatabaseSync, file: string, flush = flushToDisk): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    // An empty file may be written into, and so keeps its rights.
    closeSync(openSync(unfinished, 'wx', 0o600));
    database.prepare('VACUUM INTO ?').run(unfinished);
    checkFile(unfinished);
    flush(unfinished, 'r+');
    renameSync(unfinished, file);
    // Its new name is in the folder, and a power failure may come at any time.
    flush(dirname(file), 'r');
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error instanceof DataError ? error : new DataError(`cannot write ${file}: ${(error as Error).message}`);
  }
}

/** Refuses a file that is no sound database. */
export function checkFile(file: string): void {
  let found: unknown;
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    found = database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
  } catch (error) {
    throw new DataError(`cannot read ${file}: ${(error as Error).message}`);
  }
  if (found !== 'ok') throw new DataError(`${file} is damaged: ${String(found)}`);
}

function flushToDisk(file: string, mode: 'r' | 'r+'): void {
  const handle = openSync(file, mode);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
