import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { DataError } from '@sixfold/server/data';
import { readSettings, ServeError } from '@sixfold/server/settings';
import type { AdminAnswers } from '@sixfold/server/admin';
import { UsageError } from './command.ts';

/** The server's data folder, by flag, by environment, or the usual one. */
export function readFolder(flag: string | undefined): string {
  return explained(() => readSettings(process.env, { data: flag }).data);
}

/** Where this person's own games are kept; a relative XDG_DATA_HOME does not count, as its makers demand. */
export function deviceFolder({ SIXFOLD_HOME: home, XDG_DATA_HOME: data }: NodeJS.ProcessEnv): string {
  if (home) return home;
  return join(data && isAbsolute(data) ? data : join(homedir(), '.local/share'), 'sixfold');
}

/** Asks the server that runs with a data folder; what the person can put right is said in one line. */
export async function askingServer<N extends keyof AdminAnswers>(
  folder: string,
  name: N,
  body?: object,
): Promise<AdminAnswers[N]> {
  const { askServer } = await import('@sixfold/server/admin');
  return explainedLater(askServer(folder, name, body));
}

function raise(error: unknown): never {
  throw error;
}

/** The same for what takes a while. */
export const explainedLater = <T>(act: Promise<T>): Promise<T> =>
  act.catch((error: unknown) => explained(() => raise(error)));

/** Does something with the server's data; what the person can put right is said in one line. */
export function explained<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof DataError || error instanceof ServeError ? new UsageError(error.message) : error;
  }
}
