import { rememberNames } from '../store/names.ts';
import { renewConnection } from './connection.ts';
import { callApi, meetAgain } from './me.ts';

const HEADERS = { 'content-type': 'application/json' };

/** Null if the server says no, or nothing. */
const send = <T extends object>(method: string, path: string, body: object = {}): Promise<T | null> =>
  callApi(path, { method, headers: HEADERS, body: JSON.stringify(body) }) as Promise<T | null>;

/** Whoever one is now, the connection must know it too. */
async function changed(answer: object | null): Promise<boolean> {
  if (!answer) return false;
  await meetAgain();
  renewConnection();
  return true;
}

/** Gives oneself a name, or another one. False if the server will not have it. */
export async function takeName(name: string): Promise<boolean> {
  const isTaken = await changed(await send('PUT', 'me', { name: name.trim() }));
  if (isTaken) rememberNames([name.trim()]);
  return isTaken;
}

/** A secret that brings the identity to another device; the one before is void. */
export const makeRecovery = async (): Promise<string | null> =>
  (await send<{ secret: string }>('POST', 'me/recovery'))?.secret ?? null;

export const recover = async (secret: string): Promise<boolean> =>
  changed(await send('POST', 'me/recover', { secret }));

/** What a program shows in order to play in one's name; the one before is void. */
export const makeToken = async (): Promise<string | null> =>
  (await send<{ token: string }>('POST', 'me/token'))?.token ?? null;

/** Has the server forget who one is. */
export const forgetMe = async (): Promise<boolean> => changed(await send('DELETE', 'me'));
