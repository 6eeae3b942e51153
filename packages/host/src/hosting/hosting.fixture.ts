import { FastChance, GAMES, type Game, type MoveObject } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { parsePlayed } from '@sixfold/engine/sheet';
import type {
  GameUpdate,
  Seen,
  SeatWish,
  TableError,
  TableInfo,
  TableMessage,
  TableRecord,
  Tempo,
} from '@sixfold/protocol';
import * as acting from '../acting.ts';
import type { DeviceWish, TableOpening } from '../decide/opening.ts';
import { takeOver } from '../decide/take-over.ts';
import { granted, Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Who } from '../table/seats.ts';
import { Table } from '../table/table.ts';
import { CLOCKS } from '../table/time.ts';
import { FAIR } from '../table/fair.ts';
import { MemoryStore } from './memory-store.ts';
import type { Reader } from './reader.ts';
import type { Append, Change } from './store.ts';
import { Tables } from './tables.ts';
import type { Tools } from './tools.ts';
import type { Task, Thinker } from './world.ts';

/** A store that fails or waits when told to, and to which somebody else writes. */
export class TestStore extends MemoryStore {
  readonly people: Map<string, string>;
  /** What every write fails with. */
  failure: Error | null = null;
  /** What every write waits for. */
  gate: Promise<void> = Promise.resolve();
  /** From which numbers on logs were read. */
  readonly readings: number[] = [];

  constructor(people = new Map<string, string>()) {
    super((id) => people.get(id) ?? '');
    this.people = people;
  }

  override async append(writes: readonly Append[]): Promise<boolean> {
    await this.gate;
    if (this.failure) throw this.failure;
    return super.append(writes);
  }

  override async read(table: string, from: number): Promise<readonly unknown[]> {
    this.readings.push(from);
    return super.read(table, from);
  }

  get size(): number {
    return this.tables.size;
  }

  /** The events of a table so far. */
  log(table: string): readonly TableEvent[] {
    return (this.tables.get(table)?.events ?? []) as readonly TableEvent[];
  }

  /** Somebody else puts this in the place of a table's log, as a restore does. */
  replace(table: string, events: readonly TableEvent[]): void {
    this.tables.set(table, { ...this.tables.get(table)!, events });
    this.tell('replaced');
  }

  /** Says that somebody else has written. */
  tell(change: Change): void {
    for (const react of this.reactions) react(change);
  }
}

/** A reader who remembers all that was said. */
export class Witness implements Reader {
  readonly who: Who;
  readonly heard: TableMessage[] = [];

  constructor(who: Who) {
    this.who = who;
  }

  send(message: TableMessage): void {
    this.heard.push(message);
  }

  /** What was said last, of one kind. */
  get table(): TableInfo {
    return this.heard.flatMap((message) => (message[0] === 'table' ? [message[1]] : [])).at(-1)!;
  }

  get game(): GameUpdate {
    return this.heard.flatMap((message) => (message[0] === 'game' ? [message[1]] : [])).at(-1)!;
  }

  /** What was said, as it looks on the wire. */
  get lines(): string[] {
    return this.heard.map((message) => JSON.stringify(message));
  }

  /** How often something of this kind was said. */
  count(kind: TableMessage[0]): number {
    return this.heard.filter(([one]) => one === kind).length;
  }
}

export const ME: SeatWish = { kind: 'me' };
export const OPEN: SeatWish = { kind: 'open' };
export const BOT: SeatWish = { kind: 'bot', name: 'Robo', bot: 'random' };

export const person = (name: string): Witness => new Witness({ kind: 'person', id: `guest-${name}` });
export const spectator = (): Witness => new Witness({ kind: 'spectator' });
export const device = (): Witness => new Witness({ kind: 'device' });

export const HOUSE = new Witness({ kind: 'house' });

/** Waits until all promises that could be kept have been. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Wishes extends Partial<TableOpening['terms']> {
  readonly seats?: readonly DeviceWish[];
  readonly isPublic?: boolean;
  readonly tempo?: Tempo;
  /** A game that was begun elsewhere. */
  readonly record?: TableRecord;
}

/** Tables whose time, luck, store and bots a test has in its hand. */
export class Trial {
  readonly store: TestStore;
  readonly timers: { readonly at: number; readonly act: () => void }[] = [];
  readonly tasks: Task[] = [];
  readonly logged: unknown[] = [];
  /** For how long people have not been connected. */
  readonly away = new Map<string, number>();
  readonly tools: Tools;
  /** Tables whose seats or stage have changed. */
  readonly changed: string[] = [];
  tables: Tables;
  /** How the bots choose; at random unless told otherwise. */
  thinker: Thinker = { think: async (task) => ({ move: randomMove(task), advice: [] }) };
  time = 1_000_000;
  /** How often whatever else waited has had its turn. */
  pauses = 0;
  private drawn = 0;

  constructor(wishes: Partial<Tools> = {}, store = new TestStore(PEOPLE)) {
    this.store = store;
    this.tools = {
      store,
      thinker: { think: (task, stop) => (this.tasks.push(task), this.thinker.think(task, stop)) },
      now: () => this.time,
      random: (bytes) => `${'r'.repeat(bytes)}-${this.drawn++}`,
      later: (ms, act) => void this.timers.push({ at: this.time + ms, act }),
      loadGame: (terms) => granted(parsePlayed(terms)),
      loadActing: async () => acting,
      clocks: CLOCKS,
      Reminders: acting.Reminders,
      pace: () => 0,
      budget: () => ({ iterations: 1 }),
      logger: { warn: (...words) => this.logged.push(words), error: (...words) => this.logged.push(words) },
      unwatched: Infinity,
      pause: async () => void this.pauses++,
      lead: (_table, onLead) => (onLead(), () => {}),
      grace: 120_000,
      awayFor: (one) => this.away.get(one) ?? 0,
      mostWatched: 10,
      ...wishes,
    };
    this.tables = this.start();
  }

  /** The tables after the process has been started anew. */
  restart(): void {
    this.tables = this.start();
  }

  /** Lets time pass, and then everything happen that follows. */
  async pass(ms: number): Promise<void> {
    this.time += ms;
    const due = this.timers.filter(({ at }) => at <= this.time);
    for (const timer of due) this.timers.splice(this.timers.indexOf(timer), 1);
    for (const { act } of due) act();
    await settled();
  }

  ask<R extends AnyRequest>({ who }: Reader, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    return this.tables.ask(who, request, ask);
  }

  /** Somebody agrees to what they have read, or not. */
  async agree(reader: Witness, table: string, isAgreed = true): Promise<void> {
    await this.ask(reader, 'agree', { table, offer: reader.table.offer!.number, isAgreed });
  }

  /** Why something is refused; null if it is not. */
  refused<R extends AnyRequest>(reader: Reader, request: R, ask: AskOf<R>): Promise<TableError | null> {
    return whyNot(this.ask(reader, request, ask));
  }

  watch(reader: Reader, table: string, seen: Seen | null = null): Promise<void> {
    return this.tables.watch(reader, table, seen);
  }

  /** Opens a table; returns its id. */
  async open({ who }: Reader, wishes: Wishes = {}): Promise<string> {
    const { game = 'cards', options = {}, games = 1, starter = 0 } = wishes;
    const { seats = [ME, OPEN], isPublic = false, tempo, record, isPrinted } = wishes;
    const begun = record && takeOver(GAMES[game], record, seats.length);
    return this.tables.open(who, {
      terms: { game, options, games, starter, ...(isPrinted && { isPrinted }) },
      seats,
      isPublic,
      ...(tempo && { tempo }),
      ...begun,
    });
  }

  /** A table at which these people sit, in this order, and watch; bots take the seats after them. */
  async seat(people: readonly Witness[], wishes: Wishes & { readonly bots?: number } = {}): Promise<string> {
    const [host, ...others] = people;
    const bots = Array.from({ length: wishes.bots ?? 0 }, () => BOT);
    const seats = [ME, ...others.map(() => OPEN), ...bots];
    const table = await this.open(host!, { isPublic: true, ...wishes, seats });
    for (const [index, other] of others.entries()) await this.ask(other, 'sit', { table, seat: index + 1 });
    for (const one of people) await this.watch(one, table);
    return table;
  }

  /** A table of one device at which so many people sit, which it watches; bots take the seats after them. */
  async share(reader: Witness, people: number, wishes: Wishes & { readonly bots?: number } = {}): Promise<string> {
    const bots = Array.from({ length: wishes.bots ?? 0 }, () => BOT);
    const own = Array.from({ length: people }, (_, index): DeviceWish => ({
      kind: 'person',
      person: `guest-${NAMES[index]}`,
    }));
    const table = await this.open(reader, { ...wishes, seats: [...own, ...bots] });
    await this.watch(reader, table);
    return table;
  }

  /** Has the witness whose turn it is make a move, found from what they were told. */
  async move(people: readonly Witness[], table: string): Promise<void> {
    const mover = people.find(({ game: { view } }) => view.seat === view.turn)!;
    await this.ask(mover, 'move', this.nextMove(mover, table));
    await settled();
  }

  nextMove({ game: { round, ply, view } }: Witness, table: string): AskOf<'move'> {
    return { table, round, ply, move: chooseMove(view) };
  }

  /** The table that the stored events lead to. */
  fold(table: string): Table {
    const events = this.store.log(table);
    const [opened] = events;
    if (opened?.type !== 'opened') throw new Error(`there is no table ${table}`);
    return granted(Table.fold(table, granted(parsePlayed(opened.terms)), events, CLOCKS, FAIR));
  }

  private start(): Tables {
    return new Tables(this.tools, ({ id }, _names, what) => void (what === 'listed' && this.changed.push(id)));
  }
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const PEOPLE = new Map([...NAMES, 'Eve'].map((name) => [`guest-${name}`, name]));

/** Why something is refused; null if it is not. */
export async function whyNot(asked: Promise<unknown>): Promise<TableError | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.error as TableError;
    throw error;
  }
}

function randomMove({ view, luck }: Pick<Task, 'view' | 'luck'>): number {
  const chance = new Seed(luck).bot(view.ply);
  const game: Game = GAMES[view.game];
  return game.resample(view, chance).randomMove(chance);
}

/** A legal move, found from a view as a client would. */
export function chooseMove(view: Task['view']): MoveObject {
  const game: Game = GAMES[view.game];
  return game.makeMove(game.resample(view, new FastChance(0)), randomMove({ view, luck: 'people' }));
}
