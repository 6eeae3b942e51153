import { Refusal, StoreError, type Who } from '@sixfold/host';
import { PROTOCOL, type Ask, type ProtocolError } from '@sixfold/protocol';
import type { Logger } from 'pino';
import type { WebSocket } from '@fastify/websocket';
import type { Claim, Guests } from '../guests/guests.ts';
import { Allowance, type Rate } from '../limits/rates.ts';
import type { Guest } from '../store/store.ts';
import { whoIs, type Message, type TableService, type Visitor } from '../tables/visitor.ts';
import { RequestRefusal } from './refusal.ts';
import { readMessage, type Asked, type MessageReading } from './asks.ts';

/** What all connections share. */
export interface ConnectionContext {
  readonly tables: TableService;
  readonly guests: Guests;
  readonly logger: Logger;
  readonly rate: Rate;
  /** Bytes. */
  readonly largestMessage: number;
  /** Set once no more asks are taken. */
  isClosing: boolean;
}

/** Whoever does not read what they are told, so many bytes of it, is let go: they can come back and catch up. */
const MOST_UNREAD = 1024 * 1024;

/** Codes with which a socket is closed. */
const NORMAL = 1000;
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;

const DONE = Promise.resolve();

/** One connection: hello first, then whatever is asked, each answered by its number and in order. */
export class Connection implements Visitor {
  guest: Guest | null = null;
  /** Whether anything was heard from the other side since it was last asked for a sign of life. */
  isAlive = true;
  readonly socket: WebSocket;
  readonly address: string;
  private readonly context: ConnectionContext;
  /** Whom the cookies name; looked up when they say hello. */
  private readonly claims: readonly Claim[];
  private readonly allowance: Allowance;
  private hasGreeted = false;
  /** Kept once everything that was asked so far has been answered. */
  answered = DONE;

  constructor(context: ConnectionContext, socket: WebSocket, address: string, claims: readonly Claim[]) {
    this.context = context;
    this.socket = socket;
    this.address = address;
    this.claims = claims;
    this.allowance = new Allowance(context.rate, performance.now());
  }

  get who(): Who {
    return whoIs(this.guest);
  }

  send(message: Message): void {
    this.write(encode(message));
  }

  /** Tells the other side to come again, with a page loaded anew if need be, and ends. */
  end(why: 'restart' | 'reload', code = SERVICE_RESTART): void {
    this.send(['bye', { why }]);
    this.socket.close(code);
  }

  /** Takes what came in; answers follow when those before have been given. */
  receive(data: Buffer, isBinary: boolean): void {
    // Whoever is being let go may go on shouting; nobody listens.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.isAlive = true;
    const { rate } = this.context;
    const reading = this.read(data, isBinary);
    if (this.allowance.take(rate, performance.now())) this.answered = this.answered.then(() => this.answer(reading));
    else if (this.allowance.isOverdrawn(rate)) this.socket.close(POLICY_VIOLATION, 'too fast');
    else this.refuse(reading.number, { code: 'too-fast', perSecond: rate.perSecond });
  }

  private write(line: string): void {
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else if (this.socket.readyState === this.socket.OPEN) this.socket.send(line);
  }

  private read(data: Buffer, isBinary: boolean): MessageReading {
    const most = this.context.largestMessage;
    if (data.length > most) return { number: null, error: { code: 'too-large', most } };
    if (isBinary) return { number: null, error: { code: 'not-understood', what: 'messages are text' } };
    return readMessage(data.toString());
  }

  private async answer(reading: MessageReading): Promise<void> {
    if ('error' in reading) return this.refuse(reading.number, reading.error);
    try {
      this.write(JSON.stringify(['done', reading.number, await this.ask(reading)]));
    } catch (error) {
      this.refuse(reading.number, errorOf(error, this.context.logger));
    }
  }

  private async ask({ request, ask }: Asked): Promise<unknown> {
    if (this.context.isClosing) throw new RequestRefusal({ code: 'shutting-down' });
    if (request === 'hello') return this.greet(ask);
    if (!this.hasGreeted) throw new RequestRefusal({ code: 'hello-first' });
    return this.context.tables.handle(this, request, ask);
  }

  private async greet({ version, token }: Ask<'hello'>): Promise<{ name: string | null }> {
    if (version !== PROTOCOL) throw new RequestRefusal({ code: 'other-version', version: PROTOCOL });
    if (this.hasGreeted) throw new RequestRefusal({ code: 'not-understood', what: 'hello was said already' });
    this.guest = await this.recognize(token);
    this.hasGreeted = true;
    return { name: this.guest?.name ?? null };
  }

  private async recognize(token: string | undefined): Promise<Guest | null> {
    const { guests } = this.context;
    if (token === undefined) return guests.find(this.claims);
    const guest = await guests.recognize('token', token);
    if (!guest) throw new RequestRefusal({ code: 'wrong-token' });
    return guest;
  }

  private refuse(number: number | null, error: ProtocolError): void {
    this.write(makeRefusal(number, error));
    if (error.code === 'other-version') this.end('reload', NORMAL);
  }
}

const encoded = new WeakMap<Message, string>();

/** What many are sent is written down once. */
function encode(message: Message): string {
  const line = encoded.get(message) ?? JSON.stringify(message);
  encoded.set(message, line);
  return line;
}

/** The facts may hold what was sent, and JSON can nest deeper than can be written down again. */
function makeRefusal(number: number | null, error: ProtocolError): string {
  try {
    return JSON.stringify(['refused', number, error]);
  } catch {
    return JSON.stringify(['refused', number, { code: 'not-understood', what: 'nested too deep' }]);
  }
}

/** What may be told of a failure; the rest is for the log. */
export function errorOf(error: unknown, logger: Logger): ProtocolError {
  if (error instanceof Refusal) return error.error as ProtocolError;
  logger.error(error);
  return error instanceof StoreError ? { code: 'not-stored', why: error.why } : { code: 'internal' };
}
