import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Partner, takePart } from '@sixfold/engine/fair';
import { connect, type Client } from '@sixfold/protocol';
import { WebSocket } from 'ws';

/** Somebody who has come to a server, with every byte that the server has ever sent them. */
export interface Person {
  readonly name: string;
  readonly address: string;
  /** The address of this machine that they come from; any, if none is named. */
  readonly from?: string;
  /** What they show to be recognized; empty for somebody without a name. */
  readonly cookie: string;
  /** Whether they connect as nobody nevertheless, as a television does. */
  readonly isWatching?: boolean;
  readonly heard: string[];
}

/** Somebody with a name. */
export async function makeGuest(address: string, name: string, from?: string): Promise<Person> {
  const person: Person = { ...makeStranger(address, from), name };
  const response = await send(person, 'PUT', '/api/me', { name });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`${name} got no cookie: ${person.heard.join('')}`);
  return { ...person, cookie };
}

/** Somebody who only watches. */
export const makeStranger = (address: string, from?: string): Person => ({
  name: '',
  address,
  cookie: '',
  heard: [],
  ...(from !== undefined && { from }),
});

/** Asks over HTTP; what comes back is heard. */
export async function send(person: Person, method: string, path: string, body?: unknown): Promise<Response> {
  const asking = request(`${person.address}${path}`, {
    method,
    localAddress: person.from,
    agent: false,
    headers: { cookie: person.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
  });
  asking.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const said = await text(answer);
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // One's own cookie is no secret to oneself; everything else in the headers counts.
  person.heard.push(JSON.stringify(headers.filter(([name]) => name !== 'set-cookie')), said);
  return new Response(said, { status: answer.statusCode ?? 0, headers });
}

export function openSocket({ address, cookie, from, isWatching }: Person): WebSocket {
  return new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket${isWatching ? '?watching' : ''}`, {
    perMessageDeflate: false,
    localAddress: from,
    headers: { cookie },
  });
}

/** Connects as a page does; all that is said is kept. */
export function enter(person: Person): Client {
  const client = connect({
    open() {
      const socket = openSocket(person);
      socket.on('message', (data: Buffer) => person.heard.push(data.toString()));
      return socket;
    },
  });
  takePart(client, new Partner(() => randomBytes(32).toString('hex')));
  return client;
}
