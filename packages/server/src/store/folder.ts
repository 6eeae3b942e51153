import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder or a file of it cannot be used; the message says why and what to do. */
export class DataError extends Error {}

/** Under this name a database keeps, until everything was moved into it, how far that has come. */
export const MOVING = 'moving';

/** What is not yet all there is not to be played on. */
export function refuseMoving(kept: unknown): void {
  if (kept !== undefined && kept !== null) {
    throw new DataError('not everything was moved here yet; go on with: sixfold migrate --to');
  }
}

export const databaseIn = (folder: string): string => join(resolve(folder), 'sixfold.db');

/** Makes the folder and an empty database if they are missing: for nobody else to read, for seeds are in it. */
export function makeFolder(folder: string, setting = 'SIXFOLD_DATA or --data'): void {
  try {
    makeEach(resolve(folder));
    closeSync(openSync(databaseIn(folder), 'a', 0o600));
  } catch (error) {
    const { message } = error as Error;
    throw new DataError(`cannot write in the data folder ${folder} (${message}); choose another with ${setting}`);
  }
}

/** One by one: where the system lets nobody make any, as below /proc, Node's own way of making all never ends. */
function makeEach(folder: string): void {
  if (existsSync(folder)) return;
  makeEach(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Takes the folder for one server until the lock is closed or the process ends, in whatever way. What is locked is a
 * file of its own, so that a backup can be made and restored meanwhile.
 */
export function lockFolder(folder: string): { close(): void } {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataError(
      `another server already uses the data folder ${folder}; stop it, or choose another with SIXFOLD_DATA or --data`,
    );
  }
  return lock;
}
