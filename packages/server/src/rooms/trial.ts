import { GAMES, FastChance, type GameId, type MoveObject } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import type { Ask, FromServer, GameNews, ProtocolError, SeatWish, TableLine, TableNews } from '@sixfold/protocol';
import type { Guest } from '../store/store.ts';
import { makeRooms } from './house.ts';
import { MemoryStore } from './memory-store.ts';
import type { Task, Thinker, Tools } from './tools.ts';
import { Refusal, type RoomRequest, type Rooms, type Visitor } from './visitor.ts';

/** A visitor for tests who remembers all that was said. */
export class Witness implements Visitor {
  readonly guest: Guest | null;
  readonly lines: string[] = [];

  constructor(guest: Guest | null) {
    this.guest = guest;
  }

  hear(line: string): void {
    this.lines.push(line);
  }

  /** What was said last, of one kind. */
  get table(): TableNews {
    return this.last('table') as TableNews;
  }

  get game(): GameNews {
    return this.last('game') as GameNews;
  }

  get lobby(): readonly TableLine[] {
    return (this.last('lobby') as { tables: readonly TableLine[] }).tables;
  }

  /** How often something of this kind was said. */
  count(news: string): number {
    return this.lines.filter((line) => line.startsWith(`["${news}"`)).length;
  }

  private last(news: string): unknown {
    const line = this.lines.findLast((one) => one.startsWith(`["${news}"`));
    return line === undefined ? undefined : (JSON.parse(line) as FromServer)[1];
  }
}

/** A house whose time, luck, store and bots a test has in its hand. */
export class Trial {
  readonly store = new MemoryStore();
  readonly timers: { readonly at: number; readonly act: () => void }[] = [];
  readonly tasks: Task[] = [];
  readonly logged: unknown[] = [];
  readonly tools: Tools;
  rooms: Rooms;
  /** How the bots choose; the first of a thousand random moves unless told otherwise. */
  thinker: Thinker = { think: async (task) => randomMove(task) };
  time = 1_000_000;
  private drawn = 0;

  constructor(wishes: Partial<Tools> = {}) {
    this.tools = {
      store: this.store,
      thinker: { think: (task) => (this.tasks.push(task), this.thinker.think(task)) },
      now: () => this.time,
      random: (bytes) => `${'r'.repeat(bytes)}-${this.drawn++}`,
      later: (ms, act) => void this.timers.push({ at: this.time + ms, act }),
      pace: 0,
      budget: { iterations: 1 },
      logger: { warn: (...words) => this.logged.push(words), error: (...words) => this.logged.push(words) },
      limits: { tablesPerGuest: 1000, watchedPerVisitor: 10, idle: 1000 },
      ...wishes,
    };
    this.rooms = makeRooms(this.tools);
  }

  /** The house after the server has been started anew. */
  restart(): void {
    this.rooms = makeRooms(this.tools);
  }

  /** Lets time pass, and then everything happen that follows. */
  async pass(ms: number): Promise<void> {
    this.time += ms;
    const due = this.timers.filter(({ at }) => at <= this.time);
    for (const timer of due) this.timers.splice(this.timers.indexOf(timer), 1);
    for (const { act } of due) act();
    await settled();
  }

  ask<R extends RoomRequest>(visitor: Visitor, request: R, ask: Ask<R>): ReturnType<Rooms['handle']> {
    return this.rooms.handle(visitor, request, ask);
  }

  /** Why something is refused; null if it is not. */
  async refused<R extends RoomRequest>(visitor: Visitor, request: R, ask: Ask<R>): Promise<ProtocolError | null> {
    try {
      await this.rooms.handle(visitor, request, ask);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.error;
      throw error;
    }
  }

  /** Opens a table; returns its id. */
  async open(host: Visitor, wishes: { game?: GameId; seats?: SeatWish[] } & Partial<OpenWishes> = {}): Promise<string> {
    const { game = 'cards', seats = [ME, OPEN], isPublic = false, options = {}, games = 1, starter = 0 } = wishes;
    const terms = { game, options, games, starter };
    return (await this.rooms.handle(host, 'open', { terms, seats, isPublic, record: wishes.record })).table;
  }

  /** A table at which these people sit, in this order, and watch; bots take the seats after them. */
  async seat(
    people: readonly Witness[],
    wishes: Parameters<Trial['open']>[1] & { bots?: number } = {},
  ): Promise<string> {
    const [host, ...others] = people;
    const bots = Array.from({ length: wishes.bots ?? 0 }, () => BOT);
    const seats = [ME, ...others.map(() => OPEN), ...bots];
    const table = await this.open(host!, { isPublic: true, ...wishes, seats });
    for (const [index, other] of others.entries()) await this.rooms.handle(other, 'sit', { table, seat: index + 1 });
    for (const one of people) await this.rooms.handle(one, 'watch', { table, seen: null });
    return table;
  }

  /** Has the witness whose turn it is make a move, found from what they were told. */
  async move(people: readonly Witness[], table: string): Promise<void> {
    const mover = people.find(({ game: { view } }) => view.seat === view.turn)!;
    await this.rooms.handle(mover, 'move', this.nextMove(mover, table));
    await settled();
  }

  nextMove({ game: { game, ply, view } }: Witness, table: string): Ask<'move'> {
    return { table, game, ply, move: chooseMove(view) };
  }
}

type OpenWishes = Pick<Ask<'open'>, 'isPublic' | 'record'> & Omit<Ask<'open'>['terms'], 'game'>;

export const ME: SeatWish = { kind: 'me' };
export const OPEN: SeatWish = { kind: 'open' };
const BOT: SeatWish = { kind: 'bot', name: 'Robo', bot: 'random' };

/** Waits until all promises that could be kept have been. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const person = (name: string): Witness => new Witness({ id: `guest-${name}`, name });

function randomMove({ view, luck }: Pick<Task, 'view' | 'luck'>): number {
  const chance = new Seed(luck).bot(view.ply);
  return GAMES[view.game].resample(view as never, chance).randomMove(chance);
}

/** A legal move, found from a view as a client would. */
function chooseMove(view: GameNews['view']): MoveObject {
  const { resample, makeMove } = GAMES[view.game];
  const position = resample(view as never, new FastChance(0));
  return makeMove(position as never, randomMove({ view, luck: 'people' }));
}
