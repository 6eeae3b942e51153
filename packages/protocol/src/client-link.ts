import { BEAT, PROTOCOL, type Answer, type FromServer } from './messages.ts';
import type { ProtocolError } from './errors.ts';

/** What a browser's WebSocket, Node's and the one of `ws` have in common. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(event: 'message', react: (event: { readonly data: unknown }) => void): void;
  addEventListener(event: 'open' | 'close' | 'error', react: () => void): void;
}

/** Calls back after so many milliseconds; returns how to call it off. */
export type After = (ms: number, react: () => void) => () => void;

/**
 * How it stands with the connection: being made, there, lost and to be tried again soon, closed for good, or of no use
 * until the page is loaded anew.
 */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed' | 'outdated';

/** How a client connects. */
export interface LinkOptions {
  /** Makes a connection to a server's `/api/socket`. */
  readonly open: () => Socket;
  /** What a program shows instead of a cookie. */
  readonly token?: string;
  readonly after?: After;
  /** In milliseconds since 1970. */
  readonly now?: () => number;
  /** From 0 up to 1, so that not all clients come back at the same moment. */
  readonly random?: () => number;
}

/** Who wants to know what comes over the link. */
export interface Listener {
  receives(message: FromServer): void;
  changes(state: LinkState, why: ProtocolError | null): void;
}

/** The first wait is at most so long, later ones twice as long each: of two servers the other one may be there at once. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** So much of a wait is the same for all; the rest is chance, so that not everybody comes at the same moment. */
const SAME = 0.2;
/** How long nothing may be heard: of a connection that should live, and of one that is only being made or in doubt. */
const SILENCE = 2.5 * BEAT;
const DOUBT = 8_000;
/** How long a server that is asked whether it is there may take to answer. */
const ANSWERS = 3_000;

/** The greeting has this number; what is asked counts from 1. */
const HELLO = 0;

const afterTimeout: After = (ms, react) => {
  const timer = setTimeout(react, ms);
  return () => clearTimeout(timer);
};

/** A connection that comes back by itself, greeted and ready to be used whenever its state is `open`. */
export class Link {
  state: LinkState = 'connecting';
  /** What the server calls us; null for somebody who may only watch. */
  name: string | null = null;
  /** By how many milliseconds the server's clock is ahead of ours. */
  ahead = 0;
  private socket: Socket | null = null;
  private tries = 0;
  private stopWaiting: () => void = () => {};
  private readonly options: LinkOptions;
  private readonly listener: Listener;

  constructor(options: LinkOptions, listener: Listener) {
    this.options = options;
    this.listener = listener;
    this.connect();
  }

  send(message: unknown): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** For when there is news of the network: does not wait any longer, and doubts a connection that seems to be there. */
  hurry(): void {
    if (this.state === 'waiting') this.connect();
    if (this.state !== 'open') return;
    this.greet();
    this.lostAfter(DOUBT);
  }

  /** For when an answer is overdue: greets the server, which answers at once or is not there. */
  doubt(): void {
    if (this.state !== 'open') return;
    this.greet();
    this.lostAfter(ANSWERS);
  }

  /** Calls back after so many milliseconds; returns how to call it off. */
  later(ms: number, react: () => void): () => void {
    return (this.options.after ?? afterTimeout)(ms, react);
  }

  /** Connects anew, such as when the one who speaks is somebody else now. */
  renew(): void {
    if (this.isOver) return;
    this.drop();
    this.connect();
  }

  end(state: 'closed' | 'outdated', why: ProtocolError | null = null): void {
    if (this.isOver) return;
    this.drop();
    this.change(state, why);
  }

  private get isOver(): boolean {
    return this.state === 'closed' || this.state === 'outdated';
  }

  private connect(): void {
    this.stopWaiting();
    this.change('connecting');
    const socket = this.options.open();
    this.socket = socket;
    // What an earlier connection still has to say is nothing to this one.
    const ifCurrent = (react: () => void) => () => {
      if (this.socket === socket) react();
    };
    socket.addEventListener('open', ifCurrent(this.greet));
    socket.addEventListener('close', ifCurrent(this.lose));
    socket.addEventListener('error', ifCurrent(this.lose));
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(data)) as FromServer);
    });
    this.lostAfter(DOUBT);
  }

  private readonly greet = (): void => {
    const { token } = this.options;
    this.send(['hello', HELLO, { version: PROTOCOL, ...(token !== undefined && { token }) }]);
  };

  private receive(message: FromServer): void {
    if (this.state === 'open') this.lostAfter(SILENCE);
    if (message[0] === 'bye' && message[1].why === 'reload') this.end('outdated');
    else if (message[1] === HELLO) this.receiveGreeting(message);
    else this.listener.receives(message);
  }

  private receiveGreeting(message: FromServer): void {
    if (this.state !== 'connecting') return;
    if (message[0] === 'refused') return this.turnedAway(message[2]);
    const { name, now } = message[2] as Answer<'hello'>;
    this.name = name;
    this.ahead = now - (this.options.now ?? Date.now)();
    this.tries = 0;
    this.lostAfter(SILENCE);
    this.change('open');
  }

  private turnedAway(error: ProtocolError): void {
    if (error.code === 'other-version') this.end('outdated', error);
    else if (error.code === 'wrong-token') this.end('closed', error);
    else this.lose();
  }

  private readonly lose = (): void => {
    this.drop();
    const { random = Math.random, after = afterTimeout } = this.options;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.stopWaiting = after(longest * (SAME + (1 - SAME) * random()), () => this.connect());
    this.change('waiting');
  };

  private drop(): void {
    this.stopWaiting();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private lostAfter(ms: number): void {
    this.stopWaiting();
    this.stopWaiting = this.later(ms, this.lose);
  }

  private change(state: LinkState, why: ProtocolError | null = null): void {
    this.state = state;
    this.listener.changes(state, why);
  }
}
