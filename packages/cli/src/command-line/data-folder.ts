import { DataError } from '@sixfold/server/data';
import { readSettings, ServeError } from '@sixfold/server/settings';
import { UsageError } from './command.ts';

/** The server's data folder, by flag, by environment, or the usual one. */
export function readFolder(flag: string | undefined): string {
  return explained(() => readSettings(process.env, { data: flag }).data);
}

/** Does something with the server's data; what the person can put right is said in one line. */
export function explained<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof DataError || error instanceof ServeError ? new UsageError(error.message) : error;
  }
}
