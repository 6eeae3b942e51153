import { lookup } from 'node:dns/promises';
import { Agent, request as requestPlain, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** How long the other side has, from the search for its address to its answer, in milliseconds. */
const PATIENCE = 5000;
/** Before it is tried again, in milliseconds. */
const PAUSE = 2000;
/** Connections to everybody together. */
const agents = { plain: new Agent({ maxTotalSockets: 100 }), secure: new SecureAgent({ maxTotalSockets: 100 }) };

/** What is sent to somebody else's server. */
export interface OutgoingLetter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** Sends a letter; returns the status of the answer. */
export type Post = (letter: OutgoingLetter) => Promise<number>;

/**
 * Posts to addresses that may be reached, which are found first and then connected to, whatever the name leads to by
 * then. Nobody is followed elsewhere, and what is answered is not read.
 */
export function postTo(mayReach: (address: string) => boolean = isPublicAddress): Post {
  return async (letter) => {
    const url = new URL(letter.url);
    const signal = AbortSignal.timeout(PATIENCE);
    const found = await inTime(find(url, mayReach), signal);
    return exchange(url, letter, found, signal);
  };
}

/** The same, and once more if nobody answered or the other side had trouble. */
export function postTwice(post: Post, pause = sleep): Post {
  return async (letter) => {
    const first = await post(letter).catch(() => null);
    if (first !== null && first < 500 && first !== TOO_MANY) return first;
    await pause(PAUSE);
    return post(letter);
  };
}

const TOO_MANY = 429;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

type Found = Awaited<ReturnType<typeof find>>;

async function find({ hostname }: URL, mayReach: (address: string) => boolean) {
  const found = await lookup(hostname.replaceAll(/[[\]]/g, ''), { all: true });
  if (found.length === 0 || !found.every(({ address }) => mayReach(address)))
    throw new Error('nobody in the world has this address');
  return found;
}

function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('it took too long')), { once: true });
    promise.then(resolve, reject);
  });
}

/** A name is not looked up again: it could lead elsewhere now. */
const foundAlready =
  (found: Found): LookupFunction =>
  (_name, { all }, done) => {
    const [first] = found;
    if (all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };

function exchange(url: URL, { headers, body }: OutgoingLetter, found: Found, signal: AbortSignal): Promise<number> {
  const isSecure = url.protocol === 'https:';
  const options = { method: 'POST', headers, signal, lookup: foundAlready(found) };
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage): void => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    };
    const request = isSecure
      ? requestSecure(url, { ...options, agent: agents.secure }, answered)
      : requestPlain(url, { ...options, agent: agents.plain }, answered);
    request.on('error', reject);
    request.end(body);
  });
}
