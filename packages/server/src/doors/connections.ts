import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { BEAT } from '@sixfold/protocol';
import type { WebSocket } from 'ws';
import type { Claim } from '../guests/guests.ts';
import type { Message } from '../tables/visitor.ts';
import { Connection, type ConnectionContext } from './socket.ts';

const BEAT_MESSAGE: Message = ['beat', {}];
/** To so many connections something is said before others have their turn. */
const AT_ONCE = 50;
/** How long the other sides have to say goodbye, in milliseconds. */
const GOODBYE = 1000;

const MOST_LISTED = 500;

/** Somebody who is connected; null for somebody without a name. */
export interface ConnectedPerson {
  readonly guest: string | null;
  readonly name: string | null;
  readonly address: string;
}

/** Everybody who is connected. */
export class Connections {
  private readonly context: ConnectionContext;
  private readonly connections = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(context: ConnectionContext) {
    this.context = context;
    this.timer = setInterval(() => this.beat(), BEAT).unref();
  }

  get isClosing(): boolean {
    return this.context.isClosing;
  }

  get size(): number {
    return this.connections.size;
  }

  /** How many connections there are from an address. */
  countFrom(address: string): number {
    return this.byAddress.get(address) ?? 0;
  }

  /** Who is connected, the first so many. */
  list(): ConnectedPerson[] {
    return [...this.connections].slice(0, MOST_LISTED).map(({ guest, address }) => ({
      guest: guest?.id ?? null,
      name: guest?.name ?? null,
      address,
    }));
  }

  /** Tells everybody who has said hello. */
  tell(message: Message): void {
    for (const connection of this.connections) if (connection.hasGreeted) connection.send(message);
  }

  /** Lets go of whoever may not be here any more. */
  dismiss(isUnwanted: (connection: Connection) => boolean): void {
    for (const connection of this.connections) if (isUnwanted(connection)) connection.end('restart');
  }

  enter(
    [socket, wire]: readonly [WebSocket, Duplex],
    address: string,
    claims: readonly Claim[],
    request: string,
  ): void {
    if (this.isClosing) return socket.terminate();
    const connection = new Connection(this.context, [socket, wire], address, claims, request);
    this.connections.add(connection);
    this.byAddress.set(address, this.countFrom(address) + 1);
    socket.on('error', terminate);
    socket.on('message', (data, isBinary) => connection.receive(data as Buffer, isBinary));
    socket.on('ping', (data) => connection.receivePing(data));
    socket.on('pong', () => connection.receiveFrame());
    socket.on('close', () => this.leave(connection));
  }

  private leave(connection: Connection): void {
    const { address } = connection;
    this.connections.delete(connection);
    if (this.countFrom(address) > 1) this.byAddress.set(address, this.countFrom(address) - 1);
    else this.byAddress.delete(address);
    // What was asked last must not begin anything after the goodbye, such as to watch.
    void connection.answered.then(() => this.context.tables.leave(connection));
  }

  /** A guest has another name, or none any more: then they are somebody else when they come back. */
  rename(id: string, name: string | null): void {
    this.hearName(id, name);
    this.context.tellGuest?.(id, name);
  }

  /** The same, where it was said at another server. */
  hearName(id: string, name: string | null): void {
    for (const connection of this.connections) {
      if (connection.guest?.id !== id) continue;
      connection.guest = name === null ? null : { id, name };
      if (name === null) connection.end('restart');
    }
  }

  /**
   * One clock for all: says that the server lives, and lets go of whoever gave no sign of life since the last time. A few
   * at a time: for thousands at once everybody else would have to wait.
   */
  beat(rest = [...this.connections]): void {
    for (const connection of rest.splice(0, AT_ONCE)) beatAt(connection);
    if (rest.length > 0) setImmediate(() => this.beat(rest));
  }

  /** Finishes what was asked, says goodbye to all, and waits for them a little. */
  async close(): Promise<void> {
    this.context.isClosing = true;
    clearInterval(this.timer);
    await this.context.tables.close();
    const slow = setTimeout(() => this.terminate(), GOODBYE);
    await Promise.all([...this.connections].map((connection) => goodbye(connection)));
    clearTimeout(slow);
  }

  private terminate(): void {
    for (const { socket } of this.connections) socket.terminate();
  }
}

function beatAt(connection: Connection): void {
  if (!connection.isAlive) return connection.socket.terminate();
  connection.isAlive = false;
  connection.send(BEAT_MESSAGE);
  connection.socket.ping();
}

function terminate(this: WebSocket): void {
  this.terminate();
}

async function goodbye(connection: Connection): Promise<void> {
  const closed = once(connection.socket, 'close');
  await Promise.race([connection.answered, closed]);
  connection.end('restart');
  await closed;
}
