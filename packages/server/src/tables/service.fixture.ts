import { FastChance, GAMES, imagine, type Game } from '@sixfold/engine';
import { Refusal, type Change, type StoreError, type Thinker, type Who } from '@sixfold/host';
import type { Answer, Ask, GameUpdate, ProtocolError, SeatWish, TableInfo, TableLine, Tempo } from '@sixfold/protocol';
import { Looks } from '../notices/looks.ts';
import { CallingStore, type StoreAnswer, type StoreArgs, type StoreMethod } from '../store/calling-store.ts';
import { openDatabase } from '../store/sqlite/database.ts';
import { Sqlite } from '../store/sqlite/sqlite.ts';
import { ALONE } from '../store/servers.ts';
import type { Guest } from '../store/store.ts';
import { serveTables } from './service.ts';
import { HOSTING, type Limits, type ServiceTools } from './tools.ts';
import { whoIs, type Message, type ServiceRequest, type TableService, type Visitor } from './visitor.ts';

/** A real database that nothing outlives, and that refuses or waits when told to. */
export class ServiceTestStore extends CallingStore {
  readonly changes = ALONE.changes;
  readonly holders = ALONE.holders;
  readonly sqlite = new Sqlite(openDatabase(':memory:'));
  /** What every append fails with. */
  failure: StoreError | null = null;
  /** What every append waits for. */
  gate: Promise<void> = Promise.resolve();
  private readonly reactions: ((change: Change) => void)[] = [];

  async probe(): Promise<void> {
    this.sqlite.probe();
  }

  async close(): Promise<void> {}

  protected async call<M extends StoreMethod>(method: M, ...given: StoreArgs<M>): StoreAnswer<M> {
    if (method === 'append') await this.gate;
    if (method === 'append' && this.failure) throw this.failure;
    return Reflect.apply(this.sqlite[method] as (...all: unknown[]) => never, this.sqlite, given);
  }

  onChange(react: (change: Change) => void): void {
    this.reactions.push(react);
  }

  /** Says that somebody else has put something else in the place of everything. */
  tell(): void {
    for (const react of this.reactions) react('replaced');
  }
}

/** A visitor for tests who remembers all that was said. */
export class ServiceWitness implements Visitor {
  readonly guest: Guest | null;
  readonly address = '192.0.2.1';
  readonly heard: Message[] = [];

  constructor(guest: Guest | null) {
    this.guest = guest;
  }

  get who(): Who {
    return whoIs(this.guest);
  }

  send(message: Message): void {
    this.heard.push(message);
  }

  /** What was said last, of one kind. */
  get table(): TableInfo {
    return this.heard.flatMap((message) => (message[0] === 'table' ? [message[1]] : [])).at(-1)!;
  }

  get game(): GameUpdate {
    return this.heard.flatMap((message) => (message[0] === 'game' ? [message[1]] : [])).at(-1)!;
  }

  get lobby(): readonly TableLine[] {
    return this.heard.flatMap((message) => (message[0] === 'lobby' ? [message[1].tables] : [])).at(-1)!;
  }

  get mine(): TableLine {
    return this.heard.flatMap((message) => (message[0] === 'mine' ? [message[1]] : [])).at(-1)!;
  }

  /** How often something of this kind was said. */
  count(kind: Message[0]): number {
    return this.heard.filter(([one]) => one === kind).length;
  }
}

export const ME: SeatWish = { kind: 'me' };
export const OPEN: SeatWish = { kind: 'open' };
const BOT: SeatWish = { kind: 'bot', name: 'Robo', bot: 'random' };

export const stranger = (): ServiceWitness => new ServiceWitness(null);

/** Waits until all promises that could be kept have been. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const GENEROUS = { tablesPerGuest: 1000, tablesPerAddress: 1000, liveTables: 1000, publicTables: 1000 };

interface ServiceWishes {
  readonly seats?: readonly SeatWish[];
  readonly isPublic?: boolean;
  readonly hasTexts?: boolean;
  readonly tempo?: Tempo;
}

/** A service whose time, luck and store a test has in its hand. */
export class ServiceTrial {
  readonly store = new ServiceTestStore();
  readonly timers: { readonly at: number; readonly act: () => void }[] = [];
  readonly tools: ServiceTools;
  service: TableService;
  time = 1_000_000;
  /** By how much the clock is wrong. */
  skew = 0;
  hasRoom = true;
  readonly looks = new Looks(() => this.time);
  private drawn = 0;

  constructor(limits: Partial<Limits> = {}, thinker: Thinker = { think: () => new Promise(() => {}) }) {
    this.tools = {
      ...HOSTING,
      store: this.store,
      thinker,
      now: () => this.time + this.skew,
      steady: () => this.time,
      hasRoom: async () => this.hasRoom,
      looks: this.looks,
      random: (bytes) => `${'r'.repeat(bytes)}-${this.drawn++}`,
      later: (ms, act) => void this.timers.push({ at: this.time + ms, act }),
      pace: () => 0,
      budget: () => ({ iterations: 1 }),
      logger: { warn: () => {}, error: () => {} },
      mostWatched: 10,
      grace: 120_000,
      limits: { ...GENEROUS, idle: 1000, keep: null, keepGuests: null, ...limits },
    };
    this.service = serveTables(this.tools);
  }

  /** Somebody with a name, who is known here. */
  person(name: string): ServiceWitness {
    const guest = { id: `guest-${name}`, name };
    if (!this.store.sqlite.readGuest(guest.id)) this.store.sqlite.addGuest(guest);
    return new ServiceWitness(guest);
  }

  /** Lets time pass, and then everything happen that follows. */
  async pass(ms: number): Promise<void> {
    this.time += ms;
    const due = this.timers.filter(({ at }) => at <= this.time);
    for (const timer of due) this.timers.splice(this.timers.indexOf(timer), 1);
    for (const { act } of due) act();
    await settled();
  }

  /** Lets days pass, hour by hour. */
  async passDays(days: number): Promise<void> {
    for (let hour = 0; hour < 24 * days; hour++) await this.pass(3_600_000);
  }

  ask<R extends ServiceRequest>(visitor: Visitor, request: R, ask: Ask<R>): Promise<Answer<R>> {
    return this.service.handle(visitor, request, ask);
  }

  /** Why something is refused; null if it is not. */
  async refused<R extends ServiceRequest>(visitor: Visitor, request: R, ask: Ask<R>): Promise<ProtocolError | null> {
    try {
      await this.service.handle(visitor, request, ask);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.error as ProtocolError;
      throw error;
    }
  }

  /** Opens a table of dice; returns its id. */
  async open(
    host: Visitor,
    { seats = [ME, OPEN], isPublic = false, hasTexts = false, tempo }: ServiceWishes = {},
  ): Promise<string> {
    const wish = { terms: TERMS, seats, isPublic, hasTexts, ...(tempo && { tempo }) };
    return (await this.ask(host, 'open', wish)).table;
  }

  /** A public table at which these people sit, in this order, and watch; bots take the seats after them. */
  async seat(people: readonly ServiceWitness[], bots = 0, wishes: ServiceWishes = {}): Promise<string> {
    const [host, ...others] = people;
    const seats = [ME, ...others.map(() => OPEN), ...Array.from({ length: bots }, () => BOT)];
    const table = await this.open(host!, { seats, isPublic: true, ...wishes });
    for (const [index, other] of others.entries()) await this.ask(other, 'sit', { table, seat: index + 1 });
    for (const one of people) await this.ask(one, 'watch', { table, seen: null });
    return table;
  }

  /** The next move of somebody whose turn it is, found from what they were told. */
  nextMove({ game: { round, ply, view } }: ServiceWitness, table: string): Ask<'move'> {
    const game: Game = GAMES[view.game];
    const position = imagine(game, view);
    return { table, round, ply, move: game.makeMove(position, position.randomMove(new FastChance(ply))) };
  }
}

export const TERMS = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
