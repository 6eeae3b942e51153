import type { Seen } from '@sixfold/protocol';
import type { Entry, TableCare } from '../store/store.ts';
import { Audience } from './audience.ts';
import { BotTurns, type BotMove } from './bot-turns.ts';
import { botToMove, makeLive, type Live } from './live.ts';
import { play } from './playing.ts';
import { seatOf } from './seats.ts';
import { storeRefusal, type Step } from './step.ts';
import type { Tools } from './tools.ts';
import { Refusal, type Visitor } from './visitor.ts';

/** What a room uses of the house that it is in. */
export interface Surroundings {
  readonly tools: Tools;
  readonly isClosing: boolean;
  /** Whether the visitor still wants to watch. */
  isVisiting(visitor: Visitor, room: Room): boolean;
  /** Something in the room has come to an end; it may be empty now. */
  tidy(room: Room): void;
  /** Seats or stage of a table have changed. */
  changed(live: Live): void;
}

/** Presence is told after so many milliseconds: whoever loads a page anew is not gone. */
const PRESENCE = 250;
/** So many milliseconds after a failure a table that is watched looks again whether a bot is to move. */
const AGAIN = 10_000;

/**
 * One table and those who watch it. One thing happens after the other; what happens is stored before anybody hears of
 * it. The table itself is loaded when it is needed, and again after anything has failed.
 */
export class Room {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly audience = new Audience();
  private live: Live | null = null;
  /** Whether the store knows better, even if the table is being loaded just now. */
  private isStale = false;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private isPresenceDue = false;
  private readonly bots: BotTurns;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.bots = new BotTurns(around.tools, this);
  }

  get isEmpty(): boolean {
    return this.audience.isEmpty && this.waiting === 0 && this.bots.areIdle;
  }

  /** Does something with the table when its turn has come. */
  alone<T>(action: (live: Live) => T | Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.queue.then(() => this.run(action));
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Does what was asked: stores what comes of it, and shows it. */
  perform<A>(act: (live: Live) => Step<A> | Promise<Step<A>>): Promise<A> {
    return this.alone(async (live) => {
      const step = await act(live);
      await this.settle(live, step);
      return step.answer;
    });
  }

  watch(visitor: Visitor, seen: Seen | null): Promise<void> {
    return this.alone((live) => {
      if (!this.around.isVisiting(visitor, this)) return;
      this.audience.welcome(visitor, live, seen);
      this.endReplacing(live, visitor);
      this.tellPresence();
    });
  }

  leave(visitor: Visitor): void {
    if (this.audience.dismiss(visitor)) this.tellPresence();
    this.around.tidy(this);
  }

  isHere({ care: { seats } }: Live, seat: number): boolean {
    return this.audience.has(seats[seat]!.guest);
  }

  /** What is in memory may be out of date: everybody is told anew. */
  refresh(): void {
    this.isStale = true;
    this.aside((live) => {
      this.audience.startOver();
      this.audience.showTable(live);
      this.audience.showGame(live);
    });
  }

  /** Waits until all that was begun is done. */
  async finish(): Promise<void> {
    await this.queue;
  }

  /** A choice for what is no longer so is forgotten. */
  botMoves({ entry, seat, move }: BotMove): void {
    this.aside(async (live) => {
      if (live.entries !== entry || botToMove(live) !== seat) return this.bots.think(live);
      await this.settle(live, { answer: null, ...play(live, seat, move) });
    });
    this.around.tidy(this);
  }

  botFails(error: unknown): void {
    this.lookAgain(error);
    this.around.tidy(this);
  }

  private async run<T>(action: (live: Live) => T | Promise<T>): Promise<T> {
    try {
      if (this.isStale || !this.live) this.live = await this.load();
      return await action(this.live);
    } catch (error) {
      throw this.refusalOf(error);
    } finally {
      this.waiting--;
      this.around.tidy(this);
    }
  }

  /** Does something that nobody has asked for; what fails is tried again later. */
  private aside(action: (live: Live) => void | Promise<void>): void {
    if (!this.around.isClosing) this.alone(action).catch((error: unknown) => this.lookAgain(error));
  }

  private async load(): Promise<Live> {
    this.isStale = false;
    this.live = null;
    const found = await this.around.tools.store.readTable(this.id);
    if (!found) throw new Refusal({ code: 'no-such-table' });
    const live = makeLive(found.table, found.entries);
    this.bots.think(live);
    return live;
  }

  /** What was only refused has changed nothing; after anything else the table is loaded anew. */
  private refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    this.live = null;
    const refusal = storeRefusal(error);
    if (refusal) return refusal;
    this.around.tools.logger.error({ err: error }, 'a table failed');
    return new Refusal({ code: 'internal' });
  }

  private async settle(live: Live, { entry, care, offer }: Step<unknown>): Promise<void> {
    const { seats } = live.care;
    const open = live.offer;
    const isChanged = entry !== undefined || care !== undefined;
    if (isChanged) await this.keep(live, entry, care && { ...live.care, ...care });
    if (isChanged || offer !== undefined) live.offer = offer ?? null;
    if (live.care.seats !== seats) this.audience.startOver();
    if (care || live.offer !== open) this.audience.showTable(live);
    if (isChanged) this.audience.showGame(live);
    if (care) this.around.changed(live);
    this.bots.think(live);
  }

  /** Stores what has changed; only then it counts. */
  private async keep(live: Live, entry: Entry | undefined, care: TableCare | undefined): Promise<void> {
    const { store, now } = this.around.tools;
    if (!entry) await store.changeTable(this.id, care!, now());
    else if (!(await store.append(this.id, live.entries, entry, now(), care))) return this.giveWay(live);
    if (care) live.care = care;
    if (!entry) return;
    live.entries++;
    if ('back' in entry) live.backs++;
  }

  /** Somebody else has written to the table: what they wrote counts. */
  private giveWay({ table }: Live): never {
    this.refresh();
    throw new Refusal({ code: 'moved-on', game: table.gameIndex, ply: table.ply });
  }

  /** A person who was to be replaced has come. */
  private endReplacing(live: Live, { guest }: Visitor): void {
    const wish = live.offer?.offer;
    if (wish?.kind !== 'replace' || wish.seat !== seatOf(live.care.seats, guest)) return;
    live.offer = null;
    this.audience.showTable(live);
  }

  private tellPresence(): void {
    if (this.isPresenceDue) return;
    this.isPresenceDue = true;
    this.around.tools.later(PRESENCE, () => {
      this.isPresenceDue = false;
      if (!this.audience.isEmpty) this.aside((live) => this.audience.showPresence(live));
    });
  }

  private lookAgain(error: unknown): void {
    const { logger, later } = this.around.tools;
    if (this.around.isClosing) return;
    logger.warn({ err: error }, 'a table must try again');
    later(AGAIN, () => {
      if (!this.audience.isEmpty) this.aside((live) => this.bots.think(live));
    });
  }
}
