import { rm, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@sixfold/host';
import { isWrite, type Answers, type Call, type Failure } from '../calls.ts';
import type { Sqlite } from './sqlite.ts';

/** Why something that was decided before a restore is not written after it. */
export const REPLACED = 'the stored tables were replaced just now';

/**
 * Does many calls in one transaction, so that all of them share one flush of the disk. A call that is refused leaves the
 * others alone. A transaction that has begun is taken over. If the disk refuses, nothing that was to be written is
 * there; what was to be read is read all the same.
 */
export function runBatch(
  database: DatabaseSync,
  sqlite: Sqlite,
  calls: readonly Call[],
  check = (): void => {},
): Answers {
  try {
    if (!database.isTransaction) database.exec(calls.some(isWrite) ? 'BEGIN IMMEDIATE' : 'BEGIN');
    check();
    const answered = runAll(sqlite, calls);
    database.exec('COMMIT');
    return answered;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const failure = new StoreError(whyOf(error, database), (error as Error).message);
    return failWrites(database, sqlite, calls, failure);
  }
}

/** A disk that fails ends the batch; what is wrong with one call does not. */
function runAll(sqlite: Sqlite, calls: readonly Call[]): Answers {
  const failures: Failure[] = [];
  const answers = calls.map((call, place): unknown => {
    try {
      return run(sqlite, call);
    } catch (error) {
      if (!isOfOneCall(error)) throw error;
      failures.push([place, 'failed', (error as Error).message]);
    }
  });
  return { answers, failures };
}

function failWrites(database: DatabaseSync, sqlite: Sqlite, calls: readonly Call[], failure: StoreError): Answers {
  const failures: Failure[] = [];
  const answers = calls.map((call, place): unknown => {
    try {
      if (isWrite(call)) throw failure;
      return run(sqlite, call);
    } catch (error) {
      failures.push([place, whyOf(error, database), (error as Error).message]);
    }
  });
  return { answers, failures };
}

const run = (sqlite: Sqlite, [method, ...args]: Call): unknown => Reflect.apply(sqlite[method], sqlite, args);

/** SQLite's own numbers; of the longer ones the last byte tells. */
const BUSY = 5;
const READ_ONLY = 8;
const IO_ERROR = 10;
const FULL = 13;
const TOO_BIG = 18;
const CONSTRAINT = 19;

const codeOf = (error: unknown): number | null => {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? null : errcode & 0xff;
};

/** Somebody else writes. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;

/** What is wrong with a call, in contrast to what is wrong with the disk. */
function isOfOneCall(error: unknown): boolean {
  const code = codeOf(error);
  return code === null || code === CONSTRAINT || code === TOO_BIG;
}

function whyOf(error: unknown, database: DatabaseSync): StoreError['why'] {
  if (error instanceof StoreError) return error.why;
  const code = codeOf(error);
  if (code === FULL) return 'full';
  if (code === READ_ONLY) return 'read-only';
  return code === IO_ERROR ? askDisk(dirname(database.location() ?? '')) : 'failed';
}

/** SQLite does not say why the system refused to write: another attempt will. */
function askDisk(folder: string): StoreError['why'] {
  const probe = join(folder, 'probe');
  try {
    writeFileSync(probe, new Uint8Array(65_536), { flush: true });
    return 'failed';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOSPC', 'EDQUOT'].includes(code)) return 'full';
    return ['EROFS', 'EACCES', 'EPERM'].includes(code) ? 'read-only' : 'failed';
  } finally {
    rm(probe, { force: true }, () => {});
  }
}
