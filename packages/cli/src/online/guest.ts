import { PROTOCOL, type ProtocolError } from '@sixfold/protocol';
import { messageOf } from '../terminal/describe.ts';
import { OnlineError, sayRefusal } from './refusals.ts';

/** Makes sure that a Sixfold server is there with which this program can speak. */
export async function meetServer(server: URL): Promise<void> {
  const { protocol } = await read<{ protocol?: unknown }>(await call(server, 'GET', 'api/me'));
  if (typeof protocol !== 'number') throw new OnlineError(`there is no Sixfold at ${server.href}`);
  if (protocol !== PROTOCOL) throw new OnlineError(sayRefusal({ code: 'other-version', version: protocol }));
}

/** Becomes somebody of this name; returns the cookie that shows it. */
export async function becomeGuest(server: URL, name: string): Promise<string> {
  const response = await call(server, 'PUT', 'api/me', { name });
  await read(response);
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new OnlineError(`there is no Sixfold at ${server.href}`);
  return cookie.slice(0, cookie.indexOf(';'));
}

/** What somebody is called whom a cookie shows; null for nobody. */
export async function nameOf(server: URL, cookie: string): Promise<string | null> {
  return (await read<{ name: string | null }>(await call(server, 'GET', 'api/me', undefined, cookie))).name;
}

/** What a program shows to be known as somebody. */
export async function makeToken(server: URL, cookie: string): Promise<string> {
  return (await read<{ token: string }>(await call(server, 'POST', 'api/me/token', undefined, cookie))).token;
}

async function call(server: URL, method: string, path: string, body?: unknown, cookie = ''): Promise<Response> {
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  try {
    return await fetch(new URL(path, server), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    throw new OnlineError(`nobody answers at ${server.href} (${messageOf(cause ?? error)})`);
  }
}

async function read<T>(response: Response): Promise<T> {
  const answer = (await response.json().catch(() => null)) as (T & { error?: ProtocolError }) | null;
  if (answer?.error) throw new OnlineError(sayRefusal(answer.error));
  if (!answer || !response.ok) throw new OnlineError(`there is no Sixfold at ${response.url}`);
  return answer;
}
