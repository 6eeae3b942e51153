import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { root } from '../lib/root.ts';

/** The server that the page came from, and what it calls the person at the screen. */
export interface ServerInfo {
  /** Null for somebody who has not given a name yet. */
  readonly name: string | null;
  /** Whether there is a lasting link to them. */
  readonly hasLasting: boolean;
  readonly host: {
    readonly name: string | null;
    /** Addresses, where the host has set them. */
    readonly imprint: string | null;
    readonly privacy: string | null;
  };
}

const found = signal<ServerInfo | null>(null);
let asking: Promise<ServerInfo | null> | null = null;

/** Null where nobody answers: a host of files alone, or no network. Then nothing is said of playing online. */
export const host: ReadonlySignal<ServerInfo | null> = found;

/** The page may lie in a folder of a larger site. */
export const apiAddress = (path: string): URL => new URL(`api/${path}`, root());

/** Asks the server over HTTP; null if it says no, or nothing, or something else than JSON. */
export const callApi = (path: string): Promise<unknown> =>
  fetch(apiAddress(path))
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);

const isHost = (answer: unknown): answer is ServerInfo =>
  typeof answer === 'object' && answer !== null && 'name' in answer && 'host' in answer;

/** Looks whether there is a server; once, unless there was none. */
export async function findHost(): Promise<void> {
  asking ??= askMe();
  found.value = await asking;
  if (!found.value) asking = null;
}

/** Asks again, after a change of who one is. */
export async function meetAgain(): Promise<void> {
  asking = null;
  await findHost();
}

async function askMe(): Promise<ServerInfo | null> {
  const answer = navigator.onLine && (await callApi('me'));
  return isHost(answer) ? answer : null;
}

/** The server, once it was found. */
export function useHost(): ServerInfo | null {
  useEffect(() => void findHost(), []);
  return found.value;
}
