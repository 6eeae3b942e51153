import { nameProblem, tidyName } from '@sixfold/protocol';
import { forgetName, rememberNames } from '../store/names.ts';
import { renewConnection } from './connection.ts';
import { apiAddress, host, meetAgain } from './me.ts';

/** What the server answered, or the code of why it did not. */
export type Answered<T> = { readonly answer: T } | { readonly code: string };

/** Where nobody answers, or answers what is none of ours. */
const LOST = { code: 'connection-lost' };

/** Asks the server over HTTP to change something about who one is. */
export async function send<T = object>(method: string, path: string, body: object = {}): Promise<Answered<T>> {
  const request = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(apiAddress(path), request);
    const said: T & { error?: { code: string } } = await response.json();
    return response.ok ? { answer: said } : (said.error ?? LOST);
  } catch {
    return LOST;
  }
}

/** Whoever one is now, the connection must know it too. Null if all is well, or why it is not. */
async function changed(answered: Answered<object>): Promise<string | null> {
  if ('code' in answered) return answered.code;
  await meetAgain();
  renewConnection();
  return null;
}

/** Gives oneself a name, or another one. Null, or why the server will not have it. */
export async function takeName(typed: string): Promise<string | null> {
  const name = tidyName(typed);
  if (nameProblem(name) !== null) return 'bad-name';
  const why = await changed(await send('PUT', 'me', { name }));
  if (why === null) rememberNames([name]);
  return why;
}

/** A secret that brings the identity to another device, once and soon; the one before is void. */
export const makeRecovery = (): Promise<Answered<{ secret: string }>> => send('POST', 'me/recovery');

/** One that does so for good, until it is revoked. */
export async function makeLasting(): Promise<Answered<{ secret: string }>> {
  const answered = await send<{ secret: string }>('POST', 'me/lasting');
  await meetAgain();
  return answered;
}

export const revokeLasting = async (): Promise<string | null> => changed(await send('DELETE', 'me/lasting'));

/** Whom a link leads to, and whether that is who one is here already. */
export const lookUp = (secret: string): Promise<Answered<{ name: string; isYou: boolean }>> =>
  send('POST', 'me/recover/look', { secret });

/** Is whom the link leads to; who one was here is left behind, or becomes one with them. */
export async function recover(secret: string, isJoining: boolean): Promise<string | null> {
  const before = host.peek()?.name ?? '';
  const why = await changed(await send('POST', 'me/recover', { secret, isJoining }));
  if (why === null) forgetName(before);
  return why;
}

/** What a program shows in order to play in one's name; the one before is void. */
export const makeToken = (): Promise<Answered<{ token: string }>> => send('POST', 'me/token');

/** Nobody else is who one is here any more: no device, no link, no program. */
export const signOutElsewhere = async (): Promise<string | null> => changed(await send('POST', 'me/sign-out'));

/** Has the server forget who one is, and this device the name. */
export async function forgetMe(): Promise<string | null> {
  const name = host.peek()?.name ?? '';
  const why = await changed(await send('DELETE', 'me'));
  if (why === null) forgetName(name);
  return why;
}
