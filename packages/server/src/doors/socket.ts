import { Refusal, StoreError, type ProgramMark, type Who } from '@sixfold/host';
import { PROTOCOL, type Answer, type Ask, type ProtocolError } from '@sixfold/protocol';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Claim, Guests } from '../guests/guests.ts';
import { Account, type Accounts } from '../limits/accounts.ts';
import { costOf, costOfBytes, FRAME_COST, LARGEST_RECORD } from '../limits/costs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Job, Turns } from '../limits/turns.ts';
import type { Guest } from '../store/store.ts';
import { whoIs, type Message, type TableService, type Visitor } from '../tables/visitor.ts';
import { RequestRefusal } from './refusal.ts';
import { numberIn, readMessage, type Asked, type MessageReading } from './asks.ts';

/** What all connections share. */
export interface ConnectionContext {
  readonly tables: TableService;
  readonly guests: Guests;
  readonly logger: Logger;
  readonly accounts: Accounts;
  readonly turns: Turns;
  readonly metrics: Metrics;
  /** What everybody is told now. */
  readonly announced: () => Message | null;
  /** The time of day by which clocks at tables run. */
  readonly now: () => number;
  /** Bytes. */
  readonly largestMessage: number;
  /** Set once no more asks are taken. */
  isClosing: boolean;
  /** Where there are other servers: tells them that a guest has another name, or none any more. */
  readonly tellGuest?: (id: string, name: string | null) => void;
}

/** Whoever does not read what they are told, so many bytes of it, is let go: they can come back and catch up. */
const MOST_UNREAD = 1024 * 1024;
/** Whoever has so many bytes to read needs no pong. */
const MOST_BEFORE_PONG = 64 * 1024;
/** So many messages of a connection wait here; it is not read from while there are more. */
const MOST_WAITING = 4;
/** How long whoever is let go for asking too much has to hear of it, in milliseconds; they are not listened to. */
const LAST_WORD = 1000;

/** Codes with which a socket is closed. */
const NORMAL = 1000;
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;

const DONE = Promise.resolve();
const NOTHING_TO_DO = { cost: 0, done: DONE };

/** What came in and has not been read. */
interface Envelope {
  readonly data: Buffer;
  readonly isBinary: boolean;
  /** When it came in. */
  readonly at: number;
}

/** One connection: hello first, then whatever is asked, each answered by its number and in order. */
export class Connection implements Visitor, Job {
  guest: Guest | null = null;
  /** Whoever shows a token is one: people have cookies. */
  private mark: ProgramMark = {};
  /** Whether anything was heard from the other side since it was last asked for a sign of life. */
  isAlive = true;
  readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly wire: Duplex;
  readonly address: string;
  private readonly context: ConnectionContext;
  /** Whom the cookies name; looked up when they say hello. */
  private readonly claims: readonly Claim[];
  /** What the request with which it began is called in the log. */
  private readonly request: string;
  private readonly account: Account;
  hasGreeted = false;
  /** What waits for its turn, the first of it in line with the others of this address. */
  private readonly inbox: Envelope[] = [];
  private isBusy = false;
  /** Whether what is said now waits for what else is said at the same moment. */
  private isGathering = false;
  /** Made for those who wait until everything that was asked has been answered. */
  private ending: PromiseWithResolvers<void> | null = null;

  constructor(
    context: ConnectionContext,
    [socket, wire]: readonly [WebSocket, Duplex],
    address: string,
    claims: readonly Claim[],
    request: string,
  ) {
    this.context = context;
    this.socket = socket;
    this.wire = wire;
    this.address = address;
    this.claims = claims;
    this.request = request;
    this.account = new Account(context.accounts, address);
  }

  get who(): Who {
    return whoIs(this.guest, this.mark);
  }

  send(message: Message): void {
    this.write(encode(message));
  }

  /** Tells the other side to come again, with a page loaded anew if need be, and ends. */
  end(why: 'restart' | 'reload', code = SERVICE_RESTART): void {
    this.send(['bye', { why }]);
    this.socket.close(code);
  }

  /** Takes what came in; it is read and answered in its turn. */
  receive(data: Buffer, isBinary: boolean): void {
    if (!this.isOpen) return;
    this.isAlive = true;
    if (!this.pay(costOfBytes(data.length))) return this.tooFast(numberIn(data));
    this.inbox.push({ data, isBinary, at: performance.now() });
    // What else there is waits in the network, where it takes neither time nor memory.
    if (this.inbox.length > MOST_WAITING) this.socket.pause();
    if (this.isBusy) return;
    this.isBusy = true;
    this.context.turns.add(this);
  }

  /** Kept once everything that was asked so far has been answered. */
  get answered(): Promise<void> {
    if (!this.isBusy) return DONE;
    this.ending ??= Promise.withResolvers();
    return this.ending.promise;
  }

  /** Answers a ping from the same allowance, unless there is more on its way than is read. */
  receivePing(data: Buffer): void {
    this.receiveFrame();
    if (this.isOpen && this.socket.bufferedAmount <= MOST_BEFORE_PONG) this.socket.pong(data);
  }

  /** A frame that says nothing, but that whoever sent it is there. */
  receiveFrame(): void {
    if (!this.isOpen) return;
    this.isAlive = true;
    if (!this.pay(FRAME_COST) && this.account.isOverdrawn) this.letGo();
  }

  /** Its turn has come: one message, and then the others of this address. */
  begin(): ReturnType<Job['begin']> {
    const envelope = this.inbox.shift();
    // What was asked by somebody who has gone is not begun.
    if (!envelope || !this.isOpen) return (this.goOn(), NOTHING_TO_DO);
    const reading = this.read(envelope);
    const cost = costOfBytes(envelope.data.length) + this.costOf(reading, envelope);
    return { cost, done: this.answer(reading, envelope).then(() => this.goOn()) };
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  private pay(cost: number): boolean {
    return this.account.take(cost, this.guest?.id ?? null);
  }

  private goOn(): void {
    if (!this.isOpen) this.inbox.length = 0;
    else if (this.inbox.length === MOST_WAITING) this.socket.resume();
    this.isBusy = this.inbox.length > 0;
    if (this.isBusy) return this.context.turns.add(this);
    this.ending?.resolve();
    this.ending = null;
  }

  private costOf(reading: MessageReading, { data }: Envelope): number {
    return 'error' in reading ? 0 : costOf(reading.request, data.length, openingOf(reading));
  }

  private tooFast(number: number | null): void {
    if (this.account.isOverdrawn) this.letGo();
    else this.refuse(number, { code: 'too-fast', perSecond: this.context.accounts.connection.perSecond });
  }

  /** Says why, and listens no more, so that whatever else comes costs nothing. */
  private letGo(): void {
    this.socket.close(POLICY_VIOLATION, 'too fast');
    this.socket.pause();
    setTimeout(() => this.socket.terminate(), LAST_WORD).unref();
  }

  private write(line: string): void {
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else if (this.isOpen) {
      this.gather();
      this.socket.send(line);
    }
  }

  /** Whoever moves hears the news and then the answer: in one packet, for a call to the system costs more than making either. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.wire.cork();
    process.nextTick(letOut, this);
  }

  letOut(): void {
    this.isGathering = false;
    this.wire.uncork();
  }

  private read({ data, isBinary }: Envelope): MessageReading {
    const most = this.context.largestMessage;
    if (data.length > most) return { number: null, error: { code: 'too-large', most } };
    if (isBinary) return { number: null, error: { code: 'not-understood', what: 'messages are text' } };
    const reading = readMessage(data.toString());
    if ('error' in reading || !hasRecord(reading) || data.length <= LARGEST_RECORD) return reading;
    return { number: reading.number, error: { code: 'too-large', most: LARGEST_RECORD } };
  }

  private async answer(reading: MessageReading, envelope: Envelope): Promise<void> {
    if ('error' in reading) return this.refuse(reading.number, reading.error);
    if (!this.pay(this.costOf(reading, envelope))) return this.tooFast(reading.number);
    try {
      this.write(JSON.stringify(['done', reading.number, await this.ask(reading)]));
      this.count(reading.request, envelope.at);
    } catch (error) {
      this.refuse(reading.number, errorOf(error, this.context.logger, this.request));
    }
  }

  private count(request: Asked['request'], since: number): void {
    const { requests, moves, acknowledgement } = this.context.metrics;
    requests.of(request).add();
    if (request !== 'move') return;
    moves.add();
    acknowledgement.observe((performance.now() - since) / 1000);
  }

  private async ask({ request, ask }: Asked): Promise<unknown> {
    if (this.context.isClosing) throw new RequestRefusal({ code: 'shutting-down' });
    if (request === 'hello') return this.greet(ask);
    if (!this.hasGreeted) throw new RequestRefusal({ code: 'hello-first' });
    return this.context.tables.handle(this, request, ask);
  }

  private async greet({ version, token, hasPart = true }: Ask<'hello'>): Promise<Answer<'hello'>> {
    if (version !== PROTOCOL) throw new RequestRefusal({ code: 'other-version', version: PROTOCOL });
    if (this.hasGreeted) throw new RequestRefusal({ code: 'not-understood', what: 'hello was said already' });
    this.guest = await this.recognize(token);
    if (token !== undefined) this.mark = { isProgram: true, ...(!hasPart && { hasNoPart: true }) };
    this.hasGreeted = true;
    const announced = this.context.announced();
    // Behind the answer to the greeting, which comes first.
    if (announced) setImmediate(() => this.send(announced));
    return { name: this.guest?.name ?? null, now: this.context.now() };
  }

  private async recognize(token: string | undefined): Promise<Guest | null> {
    const { guests } = this.context;
    if (token === undefined) return guests.find(this.claims);
    const guest = await guests.recognize('token', token);
    if (!guest) throw new RequestRefusal({ code: 'wrong-token' });
    return guest;
  }

  private refuse(number: number | null, error: ProtocolError): void {
    this.context.metrics.refusals.of(error.code).add();
    this.write(makeRefusal(number, error));
    if (error.code === 'other-version') this.end('reload', NORMAL);
  }
}

const letOut = (connection: Connection): void => connection.letOut();

const hasRecord = ({ request, ask }: Asked): boolean => request === 'open' && ask.record !== undefined;

const openingOf = (asked: Asked) =>
  asked.request === 'open' ? { game: asked.ask.terms.game, hasRecord: hasRecord(asked) } : null;

/** What was written down last: more than there are seats at a table, whose readers are told one after the other. */
const recent: { readonly message: Message; readonly line: string }[] = [];
const MOST_RECENT = 8;

/** What many are sent is written down once. */
function encode(message: Message): string {
  const known = recent.find((one) => one.message === message);
  if (known) return known.line;
  const line = JSON.stringify(message);
  if (recent.unshift({ message, line }) > MOST_RECENT) recent.pop();
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
export function errorOf(error: unknown, logger: Logger, request: string): ProtocolError {
  if (error instanceof Refusal) return error.error as ProtocolError;
  logger.error({ request, err: error }, 'a request failed');
  return error instanceof StoreError ? { code: 'not-stored', why: error.why } : { code: 'internal' };
}
