import { Link, type LinkOptions, type LinkState } from './client-link.ts';
import { AskFailed, type ProtocolError } from './errors.ts';
import type { Answer, Ask, FromServer, MessageName, Request, ServerToClient } from './messages.ts';
import type { TableClient } from './following.ts';
import type { Seen, TableMessage } from './tables.ts';

/** Whatever leads to the same when it is asked twice: asked again after the connection was lost. */
const REPEATABLE: ReadonlySet<Request> = new Set([
  'lobby',
  'mine',
  'watch',
  'unwatch',
  'knock',
  'pledge',
  'reveal',
  'block',
  'move',
  'moves',
  'next',
  'rematch',
  'look',
  'explain',
  'transcript',
]);

/** After so many milliseconds without an answer to a move it is asked whether the server is still there. */
const OVERDUE = 5_000;

interface Pending {
  readonly request: Request;
  /** Made when it is sent, since what was seen changes while one waits. */
  readonly body: () => Ask<Request>;
  readonly resolve: (answer: Answer<Request>) => void;
  readonly reject: (why: AskFailed) => void;
  /** Stops wondering where the answer is. */
  stopDoubting: () => void;
}

interface Watched {
  readonly seen: () => Seen | null;
  readonly hear: (message: TableMessage) => void;
}

type Reactions = { [N in MessageName]: Set<(body: ServerToClient[N]) => void> };

/**
 * The other end of the protocol, for pages, programs and tests alike. It knows nothing of games: it asks, hears, and
 * comes back after the connection was lost.
 */
export class Client implements TableClient {
  private readonly link: Link;
  private readonly pending = new Map<number, Pending>();
  private readonly watched = new Map<string, Watched>();
  private readonly watchers = new Set<(state: LinkState) => void>();
  private readonly reactions: Reactions = {
    table: new Set(),
    game: new Set(),
    talk: new Set(),
    lobby: new Set(),
    mine: new Set(),
    beat: new Set(),
    announcement: new Set(),
    bye: new Set(),
  };
  private isLobbyWanted = false;
  private asked = 0;

  constructor(options: LinkOptions) {
    this.link = new Link(options, {
      receives: (message) => this.receive(message),
      changes: (state, why) => this.changed(state, why),
    });
  }

  get state(): LinkState {
    return this.link.state;
  }

  /** What the server calls us; null for somebody who may only watch. */
  get name(): string | null {
    return this.link.name;
  }

  /** By how many milliseconds the server's clock, by which time runs out, was ahead of ours when we connected. */
  get ahead(): number {
    return this.link.ahead;
  }

  /** Fails with `AskFailed`. */
  async ask<R extends Request>(request: R, body: Ask<R>): Promise<Answer<R>> {
    return this.put(request, () => body);
  }

  on<N extends MessageName>(name: N, react: (body: ServerToClient[N]) => void): () => void {
    this.reactions[name].add(react);
    return () => this.reactions[name].delete(react);
  }

  onState(react: (state: LinkState) => void): () => void {
    this.watchers.add(react);
    return () => this.watchers.delete(react);
  }

  /** Follows a table through all that happens to the connection, until `unwatch`. Fails if the first answer is a no. */
  async watch(table: string, seen: () => Seen | null, hear: (message: TableMessage) => void = () => {}): Promise<void> {
    const watched = { seen, hear };
    this.watched.set(table, watched);
    try {
      await this.put('watch', () => ({ table, seen: seen() }));
    } catch (error) {
      if (this.watched.get(table) === watched) this.watched.delete(table);
      throw error;
    }
  }

  async unwatch(table: string): Promise<void> {
    this.watched.delete(table);
    await this.ask('unwatch', { table });
  }

  /** Follows the list of public tables, or no longer, through all that happens to the connection. */
  async followLobby(isWanted: boolean): Promise<void> {
    this.isLobbyWanted = isWanted;
    await this.ask('lobby', { isWanted });
  }

  /** To be called when the network may be back: the page is seen again, the device is online again. */
  hurry(): void {
    this.link.hurry();
  }

  /** Connects anew at once: to be called when the cookie has changed. */
  renew(): void {
    this.link.renew();
  }

  close(): void {
    this.link.end('closed');
  }

  private put<R extends Request>(request: R, body: () => Ask<R>): Promise<Answer<R>> {
    return new Promise((resolve, reject) => {
      const isHopeless = this.state === 'closed' || this.state === 'outdated';
      if (isHopeless || (this.state === 'waiting' && !REPEATABLE.has(request))) {
        return reject(new AskFailed({ code: 'connection-lost' }));
      }
      const number = ++this.asked;
      this.pending.set(number, { request, body, resolve, reject, stopDoubting: () => {} });
      if (this.state === 'open') this.send(number);
    });
  }

  private send(number: number): void {
    const asked = this.pending.get(number) as Pending;
    const { request, body } = asked;
    this.link.send([request, number, body()]);
    asked.stopDoubting();
    // A move is what people wait for.
    if (request === 'move') asked.stopDoubting = this.link.later(OVERDUE, () => this.link.doubt());
  }

  private receive(message: FromServer): void {
    if (message[0] === 'table' || message[0] === 'game') this.watched.get(message[1].table)?.hear(message);
    if (message[0] !== 'done' && message[0] !== 'refused') return this.react(message[0], message[1]);
    const [kind, number, answer] = message;
    const asked = this.pending.get(number ?? 0);
    if (!asked) return;
    this.pending.delete(number ?? 0);
    asked.stopDoubting();
    if (kind === 'done') asked.resolve(answer);
    else asked.reject(new AskFailed(answer));
  }

  private react<N extends MessageName>(name: N, body: ServerToClient[N]): void {
    // Later servers may send what this client does not know.
    for (const react of this.reactions[name] ?? []) react(body);
  }

  private changed(state: LinkState, why: ProtocolError | null): void {
    if (state === 'open') this.resume();
    if (state === 'waiting' || state === 'connecting') this.giveUp((request) => !REPEATABLE.has(request));
    if (state === 'closed' || state === 'outdated') this.giveUp(() => true, why);
    for (const react of this.watchers) react(state);
  }

  /** What was asked before is asked again, and what was followed is followed again, unless that is among it. */
  private resume(): void {
    const asked = [...this.pending];
    const isAsked = (request: Request, table?: string): boolean =>
      asked.some(([, one]) => one.request === request && (one.body() as { table?: string }).table === table);
    for (const [number] of asked) this.send(number);
    if (this.isLobbyWanted && !isAsked('lobby')) this.followAgain('lobby', () => ({ isWanted: true }));
    for (const [table, { seen }] of this.watched) {
      if (!isAsked('watch', table)) this.followAgain('watch', () => ({ table, seen: seen() }));
    }
  }

  /** Nobody waits for the answer: where it is a no, nothing is heard of it any more. */
  private followAgain<R extends Request>(request: R, body: () => Ask<R>): void {
    this.put(request, body).catch(() => {});
  }

  private giveUp(isLost: (request: Request) => boolean, why: ProtocolError | null = null): void {
    for (const [number, { request, reject, stopDoubting }] of this.pending) {
      if (!isLost(request)) continue;
      this.pending.delete(number);
      stopDoubting();
      reject(new AskFailed(why ?? { code: 'connection-lost' }));
    }
  }
}

/** Connects to a server, and again whenever the connection is lost. */
export const connect = (options: LinkOptions): Client => new Client(options);
