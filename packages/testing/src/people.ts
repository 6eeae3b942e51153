import { connect, type Client } from '@sixfold/protocol';
import { WebSocket } from 'ws';

/** Somebody who has come to a server, with every byte that the server has ever sent them. */
export interface Person {
  readonly name: string;
  readonly address: string;
  /** What they show to be recognized; empty for somebody without a name. */
  readonly cookie: string;
  readonly heard: string[];
}

/** Somebody with a name. */
export async function makeGuest(address: string, name: string): Promise<Person> {
  const person: Person = { name, address, cookie: '', heard: [] };
  const response = await send(person, 'PUT', '/api/me', { name });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`${name} got no cookie: ${person.heard.join('')}`);
  return { ...person, cookie };
}

/** Somebody who only watches. */
export const makeStranger = (address: string): Person => ({ name: '', address, cookie: '', heard: [] });

/** Asks over HTTP; what comes back is heard. */
export async function send(person: Person, method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${person.address}${path}`, {
    method,
    headers: { cookie: person.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // One's own cookie is no secret to oneself; everything else in the headers counts.
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  person.heard.push(JSON.stringify(headers), await response.clone().text());
  return response;
}

export function openSocket({ address, cookie }: Person): WebSocket {
  return new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`, {
    perMessageDeflate: false,
    headers: { cookie },
  });
}

/** Connects as a page does; all that is said is kept. */
export function enter(person: Person): Client {
  return connect({
    open() {
      const socket = openSocket(person);
      socket.on('message', (data: Buffer) => person.heard.push(data.toString()));
      return socket;
    },
  });
}
