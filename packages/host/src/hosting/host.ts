import type { Seen } from '@sixfold/protocol';
import { granted, Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { readEvent } from '../log/read.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Who } from '../table/seats.ts';
import { Table } from '../table/table.ts';
import { Audience } from './audience.ts';
import { refusalOf } from './refusals.ts';
import type { Reader } from './reader.ts';
import type { Circumstances } from './tell.ts';
import type { Acting, ActingHost, Tools } from './world.ts';

/** What a host uses of the others. */
export interface Surroundings {
  readonly tools: Tools;
  readonly isClosing: boolean;
  /** Whether the reader still wants to follow this table. */
  follows(reader: Reader, host: Host): boolean;
  /** Something has come to an end; the host may not be needed any more. */
  release(host: Host): void;
  /** Seats or stage of a table have changed. */
  changed(table: Table): void;
}

/** Presence is told after so many milliseconds: whoever loads a page anew is not gone. */
const PRESENCE = 250;
/** So many milliseconds after a failure a table that is followed looks again whether a bot is to move. */
const RETRY = 10_000;

/**
 * The host of one table: one queue, in which one thing happens after the other. What is asked is decided, appended to
 * the log, and only then acknowledged and shown. The table is folded when it is needed, and again after a failure.
 */
export class Host implements ActingHost {
  readonly id: string;
  names: readonly string[] = [];
  private readonly around: Surroundings;
  private readonly audience = new Audience();
  private table: Table | null = null;
  /** What the store knows better: what came since, or everything. */
  private stale: 'nothing' | 'grown' | 'replaced' = 'nothing';
  /** How many events had happened when the table was last shown. */
  private shown = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private isPresenceDue = false;
  private isStuck = false;
  /** Null until somebody acts. */
  private acting: Acting | null = null;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
  }

  get tools(): Tools {
    return this.around.tools;
  }

  get isIdle(): boolean {
    return this.audience.isEmpty && this.waiting === 0 && (this.acting?.isIdle ?? true);
  }

  get isWatched(): boolean {
    return this.tools.playsUnwatched || !this.audience.isEmpty;
  }

  /** Does what was asked: stores what comes of it, and shows it. */
  ask<R extends AnyRequest>(who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    return this.exclusive(async (table) => (await this.act()).perform(table, who, request, ask));
  }

  /** Reads something of the table when its turn has come. */
  read<T>(look: (table: Table) => T): Promise<T> {
    return this.exclusive((table) => look(table));
  }

  watch(reader: Reader, seen: Seen | null): Promise<void> {
    return this.exclusive(async (table) => {
      if (!this.around.follows(reader, this)) return;
      this.audience.welcome(reader, table, seen, this.circumstances(table));
      this.shown = table.length;
      if (table.offer) await (await this.act()).perform(table, reader.who, 'arrive', { table: this.id });
      this.tellPresence();
      this.wake(table);
    });
  }

  leave(reader: Reader): void {
    if (this.audience.dismiss(reader)) this.tellPresence();
    if (!this.isWatched) this.acting?.stop();
    this.around.release(this);
  }

  /** The next person has taken the device that several share. */
  uncover(reader: Reader): Promise<void> {
    const named = this.audience.coverOf(reader);
    return this.exclusive((table) => this.audience.uncover(reader, named, table, this.circumstances(table)));
  }

  /** Asks the bot that could not think once more. */
  thinkAgain(): Promise<void> {
    return this.exclusive((table) => {
      this.setStuck(table, false);
      this.wake(table);
    });
  }

  /** Somebody else may have written: everybody is told what they wrote. */
  refresh(what: 'grown' | 'replaced'): void {
    if (this.stale !== 'replaced') this.stale = what;
    this.inBackground((table) => {
      if (what === 'grown' && table.length === this.shown) return;
      // What a bot thinks about may never have been.
      if (what === 'replaced') this.acting?.stop();
      this.audience.startOver();
      this.audience.showTable(table, this.circumstances(table));
      this.show(table);
    });
  }

  /** Somebody is called otherwise now. */
  renamed(): void {
    this.inBackground(async (table) => {
      this.names = await this.tools.store.names(this.id);
      this.audience.showTable(table, this.circumstances(table));
    });
  }

  /** Lets nothing happen here until something else is done, which may change the log; kept once nothing does. */
  pause(until: Promise<unknown>): Promise<void> {
    return new Promise((resolve) => {
      this.queue = this.queue.then(() => (resolve(), until)).catch(() => undefined);
    });
  }

  /** Waits until all that was begun is done. */
  async finish(): Promise<void> {
    await this.queue;
  }

  /** Nobody is here any more. */
  end(): void {
    this.acting?.end();
  }

  isHere(table: Table, seat: number): boolean {
    return this.audience.has(table.seats[seat]!.person);
  }

  /** What is being written is not to be read; what could not be written is forgotten. */
  setTable(table: Table | null): void {
    this.table = table;
  }

  coverAgain(table: Table): void {
    this.audience.coverAgain(table);
  }

  /** Shows what has just been stored. */
  async publish(
    table: Table,
    change: { readonly isReseated: boolean; readonly isInfoChanged: boolean },
  ): Promise<void> {
    this.isStuck = false;
    if (change.isReseated) this.names = await this.tools.store.names(this.id);
    if (change.isReseated) this.audience.startOver();
    if (change.isInfoChanged) {
      this.audience.showTable(table, this.circumstances(table));
      this.around.changed(table);
    }
    this.show(table);
  }

  /** Does something that nobody has asked for; what fails is tried again later. */
  inBackground(act: (table: Table) => void | Promise<void>): void {
    if (!this.around.isClosing) this.exclusive(act).catch((error: unknown) => this.retryLater(error));
  }

  /** The table with all that the store has of it. */
  async load(): Promise<Table> {
    const { stale, table } = this;
    if (table && stale === 'nothing') return table;
    this.stale = 'nothing';
    this.table = null;
    const known = stale === 'replaced' ? null : table;
    const { store } = this.tools;
    const events = (await store.read(this.id, known?.length ?? 0)).map((stored) => granted(readEvent(stored)));
    this.table = known ? granted(known.applyAll(events)) : await this.fold(events);
    this.names = await store.names(this.id);
    return this.table;
  }

  /** A bot has come to nothing. */
  fail(error: unknown): void {
    this.retryLater(error);
    this.inBackground((table) => this.setStuck(table, table.botToMove !== null));
  }

  release(): void {
    this.around.release(this);
  }

  private exclusive<T>(act: (table: Table) => T | Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.queue.then(() => this.withTable(act));
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async withTable<T>(act: (table: Table) => T | Promise<T>): Promise<T> {
    try {
      return await act(await this.load());
    } catch (error) {
      throw this.failed(error);
    } finally {
      this.waiting--;
      this.release();
    }
  }

  private async act(): Promise<Acting> {
    this.acting ??= (await this.tools.loadActing()).makeActing(this);
    return this.acting;
  }

  private async fold(events: readonly TableEvent[]): Promise<Table> {
    const [opened] = events;
    if (opened?.type !== 'opened') throw new Refusal({ code: 'no-such-table' });
    return granted(Table.fold(this.id, await this.tools.loadGame(opened.terms.game), events));
  }

  /** What was only refused has changed nothing; after anything else the table is folded anew. */
  private failed(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    this.table = null;
    return refusalOf(error, this.tools.logger);
  }

  private show(table: Table): void {
    this.shown = table.length;
    this.audience.showGame(table, this.circumstances(table));
    this.wake(table);
  }

  private circumstances(table: Table): Circumstances {
    return { names: this.names, presence: this.audience.presenceAt(table), isStuck: this.isStuck };
  }

  /** If a bot is to move, it may think. */
  private wake(table: Table): void {
    if (this.acting) this.acting.think(table);
    else if (table.botToMove !== null && this.isWatched) {
      this.inBackground(async (now) => (await this.act()).think(now));
    }
  }

  private setStuck(table: Table, isStuck: boolean): void {
    if (this.isStuck === isStuck) return;
    this.isStuck = isStuck;
    this.audience.showGame(table, this.circumstances(table));
  }

  private tellPresence(): void {
    if (this.isPresenceDue) return;
    this.isPresenceDue = true;
    this.tools.later(PRESENCE, () => {
      this.isPresenceDue = false;
      if (this.audience.isEmpty) return;
      this.inBackground((table) => this.audience.showPresence(table, this.circumstances(table)));
    });
  }

  private retryLater(error: unknown): void {
    const { logger, later } = this.tools;
    if (this.around.isClosing) return;
    logger.warn({ err: error }, 'a table must try again');
    later(RETRY, () => {
      if (!this.audience.isEmpty) this.inBackground((table) => this.wake(table));
    });
  }
}
