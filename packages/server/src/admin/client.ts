import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Reflection } from '../doors/mirror.ts';
import { DataError } from '../store/folder.ts';
import type { AdminTable, ServerState } from './desk.ts';

export type { AdminTable, ServerState };

/** Where commands on the same machine find the server: whoever may open the file may do everything. */
export const adminSocketIn = (folder: string): string => join(resolve(folder), 'admin.sock');

/** What can be asked of a server that runs, and what it answers. */
export interface AdminAnswers {
  readonly tables: { readonly tables: readonly AdminTable[] };
  readonly state: ServerState;
  readonly close: object;
  readonly forget: { readonly kind: 'guest' | 'table' };
  readonly ban: object;
  readonly lift: object;
  readonly say: object;
  readonly mirror: { readonly secret: string };
  readonly reflection: { readonly seen: Reflection | null };
}

/** Asks the server that uses a data folder; with a body it does something. Fails with `DataError`. */
export async function askServer<N extends keyof AdminAnswers>(
  folder: string,
  name: N,
  body?: object,
): Promise<AdminAnswers[N]> {
  const { status, answer } = await send(folder, name, body);
  if (status === 200) return answer;
  throw new DataError(String(answer.error ?? `the server answered ${status}`));
}

async function send(folder: string, name: string, body?: object) {
  const method = body ? 'POST' : 'GET';
  const headers = { 'content-type': 'application/json' };
  try {
    const asked = request({ socketPath: adminSocketIn(folder), path: `/${name}`, method, headers });
    asked.end(body && JSON.stringify(body));
    const [response]: IncomingMessage[] = await once(asked, 'response');
    return { status: response?.statusCode ?? 0, answer: JSON.parse(response ? await text(response) : '{}') };
  } catch (error) {
    throw new DataError(explained(folder, error instanceof Error ? error.message : ''));
  }
}

function explained(folder: string, why: string): string {
  return existsSync(adminSocketIn(folder))
    ? `no server answers for the data folder ${folder} (${why})`
    : `no server runs with the data folder ${folder}; choose another with --data or SIXFOLD_DATA`;
}
