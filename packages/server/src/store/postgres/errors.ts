import { StoreError } from '@sixfold/host';
import { DatabaseError } from 'pg';

/** PostgreSQL's own codes. What begins with the first two is of a call's own doing: a value, or a constraint. */
const OF_ONE_CALL = /^2[23]/;
/** Nothing has changed, and another attempt may go well: deadlocks, and what waited too long for somebody else. */
const AGAIN = new Set(['40001', '40P01', '55P03', '57014', '25P02', '25P03']);
/** The connection is or will be gone: a server that stops, starts, or was told to let go of us. */
const GONE = /^(08...|57P0[1-5]|53300)$/;
const FULL = '53100';
const READ_ONLY = '25006';

/** What is wrong: with a call, with the moment, with the connection, or with the database. */
export type PostgresTrouble = 'call' | 'moment' | 'connection' | 'database';

export function troubleOf(error: unknown): PostgresTrouble {
  if (error instanceof StoreError) return 'call';
  // What does not come from the database says that it cannot be reached.
  if (!(error instanceof DatabaseError)) return 'connection';
  const code = error.code ?? '';
  if (OF_ONE_CALL.test(code)) return 'call';
  if (AGAIN.has(code)) return 'moment';
  return GONE.test(code) ? 'connection' : 'database';
}

/** How it is told to whoever waits. */
export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code === FULL) return new StoreError('full', message);
  return new StoreError(code === READ_ONLY ? 'read-only' : 'failed', message);
}
