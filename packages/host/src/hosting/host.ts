import type { Seen } from '@sixfold/protocol';
import { granted, Refusal } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Decision } from '../decide/decision.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { Audience } from './audience.ts';
import type { BotListener, BotMove, BotTurn } from './bot-turn.ts';
import { Log } from './log.ts';
import { refusalOf } from './refusals.ts';
import type { Reader } from './reader.ts';
import type { Tools } from './tools.ts';

/** What a host uses of the others. */
export interface Surroundings {
  readonly tools: Tools;
  readonly isClosing: boolean;
  /** Something has come to an end; the host may not be needed any more. */
  release(host: Host): void;
  /** Seats or stage of a table have changed (`listed`), or whose turn it is. */
  changed(table: Table, names: readonly string[], what: 'listed' | 'turn'): void;
  /** Has the table looked at again then; takes the place of what was said before. */
  remind(table: string, at: number | null): void;
}

/** Presence is told after so many milliseconds: whoever loads a page anew is not gone. */
const PRESENCE = 250;
/** So many milliseconds after a failure a table that is followed looks again whether a bot is to move. */
const RETRY = 10_000;

/**
 * The host of one table: one queue, in which one thing happens after the other. What is asked is decided, appended to
 * the log, and only then acknowledged and shown. The table is folded when it is needed, and again after a failure.
 */
export class Host implements BotListener {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly tools: Tools;
  private readonly log: Log;
  private readonly audience: Audience;
  /** How many events had happened when the table was last shown. */
  private shown = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private isPresenceDue = false;
  /** When somebody last went, or asked for something. */
  private lookedAt = -Infinity;
  /** Null until one is to move. */
  private bots: BotTurn | null = null;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.tools = around.tools;
    this.log = new Log(id, around.tools);
    const { grace, awayFor } = around.tools;
    this.audience = new Audience(this.log, (person) => Math.max(0, grace - awayFor(person, id)));
  }

  get isIdle(): boolean {
    return this.audience.isEmpty && this.waiting === 0 && (this.bots?.isIdle ?? true);
  }

  /** Does what was asked: stores what comes of it, and shows it. */
  ask<R extends AnyRequest>(who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    // What the house does to a table that nobody needs wakes nobody there.
    if (who.kind !== 'house') this.lookedAt = this.tools.now();
    return this.exclusive((table) => this.perform(table, who, request, ask));
  }

  /** Reads something of the table when its turn has come. */
  read<T>(look: (table: Table) => T): Promise<T> {
    return this.exclusive((table) => look(table));
  }

  /** Shows the table to a reader, if they still want to follow it when their turn has come. */
  watch(reader: Reader, seen: Seen | null, isWanted: () => boolean): Promise<void> {
    return this.exclusive(async (table) => {
      if (!isWanted()) return;
      this.audience.welcome(reader, table, seen);
      this.shown = table.length;
      if (table.offer) await this.perform(table, reader.who, 'arrive', { table: this.id });
      this.tellPresence();
      this.wake(table);
    });
  }

  leave(reader: Reader): void {
    if (this.audience.dismiss(reader)) this.tellPresence();
    this.lookedAt = this.tools.now();
    if (!this.isWatched) this.bots?.stop();
    this.around.release(this);
  }

  /** The next person has taken the device that several share. */
  uncover(reader: Reader): Promise<void> {
    const named = this.audience.coverOf(reader);
    return this.exclusive((table) => this.audience.uncover(reader, named, table));
  }

  /** Asks the bot that could not think once more. */
  thinkAgain(): Promise<void> {
    return this.exclusive((table) => {
      this.audience.showStuck(table, false);
      this.wake(table);
    });
  }

  /** Somebody else may have written: everybody is told what they wrote. */
  refresh(what: 'grown' | 'replaced'): void {
    this.log.outdate(what);
    this.inBackground((table) => {
      if (what === 'grown' && table.length === this.shown) return;
      // What a bot thinks about may never have been.
      if (what === 'replaced') this.bots?.stop();
      this.audience.startOver();
      this.audience.showTable(table);
      this.changed(table, 'listed');
      this.show(table);
    });
  }

  /** Somebody's time may be out. */
  async lookAtClock(): Promise<void> {
    if (!this.around.isClosing) await this.exclusive(() => undefined);
  }

  /** Whether somebody is named at this table, as far as is known without reading it. */
  mayName(person: string): boolean {
    const { people } = this.log;
    return people.size === 0 || people.has(person);
  }

  /** Somebody is called otherwise now. */
  renamed(): void {
    this.inBackground(async (table) => {
      await this.log.readNames(table);
      this.audience.showTable(table);
    });
  }

  concerns(person: string): boolean {
    return this.log.concerns(person);
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
    this.bots?.end();
  }

  botsAwake(): void {
    this.inBackground((table) => this.wake(table));
  }

  /** A choice for what is no longer so is forgotten. */
  botMoves({ turn, seat, move }: BotMove): void {
    this.inBackground(async (table) => {
      const { round, ply } = table.series;
      if (table.botTurn !== turn) return this.wake(table);
      await this.perform(table, { kind: 'bot', seat }, 'move', { table: this.id, round, ply, move });
    });
    this.around.release(this);
  }

  botFails(error: unknown): void {
    this.retryLater(error);
    this.inBackground((table) => this.audience.showStuck(table, table.botToMove !== null));
    this.around.release(this);
  }

  private get isWatched(): boolean {
    const { unwatched, now } = this.tools;
    return !this.audience.isEmpty || (unwatched > 0 && now() - this.lookedAt <= unwatched);
  }

  private changed(table: Table, what: 'listed' | 'turn'): void {
    this.around.changed(table, this.log.names, what);
  }

  /** Decides, and does what was decided. */
  private async perform<R extends AnyRequest>(table: Table, who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    const { loadActing, now, random, grace, awayFor, fair } = this.tools;
    const { decide, Knocks } = await loadActing();
    const moment = {
      at: now(),
      random,
      isFair: fair !== undefined,
      grace,
      names: this.log.names,
      knocker: (knock: number) => this.audience.knocker(knock),
    };
    const missed = (seat: number): number => awayFor(table.seats[seat]?.person ?? '', this.id);
    const decided = granted(decide(table, who, request, ask, { ...moment, awayFor: missed }));
    if (decided.events.length > 0) await this.commit(table, decided);
    if (decided.knocking) this.audience.hearKnock(decided.knocking, table, () => new Knocks());
    return decided.answer;
  }

  /** Stores what was decided, and shows it. */
  private async commit(table: Table, decided: Decision<unknown>): Promise<void> {
    const { seats, stage, offer, dealing, turn } = table;
    if (decided.events.some(({ type }) => type === 'took-back')) this.audience.coverAgain(table);
    if (!(await this.log.append(table, decided))) throw await this.conflict();
    this.audience.isStuck = false;
    if (table.isDealt && dealing && !dealing.isDealt) this.audience.startOver();
    if (table.seats !== seats) {
      await this.log.readNames(table);
      this.audience.startOver();
    }
    if (
      table.seats !== seats ||
      table.stage !== stage ||
      table.offer !== offer ||
      table.dealing !== dealing ||
      decided.opens
    ) {
      this.audience.showTable(table);
      this.changed(table, 'listed');
    } else if (table.turn !== turn) this.changed(table, 'turn');
    this.show(table);
  }

  /** Somebody else has written to the table: what they wrote counts. */
  private async conflict(): Promise<Refusal> {
    const { movedOn } = await this.log.load();
    this.refresh('grown');
    return movedOn;
  }

  /** Does something that nobody has asked for; what fails is tried again later. */
  private inBackground(act: (table: Table) => void | Promise<void>): void {
    if (!this.around.isClosing) this.exclusive(act).catch((error: unknown) => this.retryLater(error));
  }

  private exclusive<T>(act: (table: Table) => T | Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.queue.then(() => this.withTable(act));
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async withTable<T>(act: (table: Table) => T | Promise<T>): Promise<T> {
    try {
      return await act(await this.loadNow());
    } catch (error) {
      // What was only refused has changed nothing; after anything else the table is folded anew.
      if (!(error instanceof Refusal)) this.log.forget();
      throw refusalOf(error, this.tools.logger);
    } finally {
      this.waiting--;
      this.around.release(this);
    }
  }

  /** The table as it is now: what time alone has done has happened. */
  private async loadNow(): Promise<Table> {
    const table = await this.log.load();
    if ((table.isDealt && !table.clock) || this.around.isClosing) return table;
    await this.settle(table);
    return this.log.load();
  }

  private async settle(table: Table): Promise<void> {
    const { tools, id } = this;
    const { length } = table;
    try {
      const downtime = (await tools.downtime?.()) ?? [];
      await this.perform(table, { kind: 'house' }, 'settle', { table: id, downtime });
      this.remind(table);
      // A bot may play on for whoever was late.
      if (table.length > length) this.lookedAt = tools.now();
      if (table.length > length) this.wake(table);
    } catch (error) {
      if (!(error instanceof Refusal)) this.log.forget();
      tools.logger.warn({ err: error }, 'a clock must be looked at again');
      this.around.remind(id, tools.now() + RETRY);
    }
  }

  private remind({ dueAt }: Table): void {
    this.around.remind(this.id, dueAt);
  }

  private show(table: Table): void {
    this.shown = table.length;
    if (table.clock || table.dealing) this.remind(table);
    this.audience.showGame(table);
    this.wake(table);
  }

  /** If a bot is to move, it may think. */
  private wake(table: Table): void {
    if (!this.isWatched) return;
    if (this.bots) this.bots.think(table);
    else if (table.botToMove !== null) this.inBackground((now) => this.meetBots(now));
  }

  private async meetBots(table: Table): Promise<void> {
    const { BotTurn: Bots } = await this.tools.loadActing();
    this.bots ??= new Bots(this.tools, this);
    this.wake(table);
  }

  private tellPresence(): void {
    if (this.isPresenceDue) return;
    this.isPresenceDue = true;
    this.tools.later(PRESENCE, () => {
      this.isPresenceDue = false;
      if (!this.audience.isEmpty) this.inBackground((table) => this.audience.showPresence(table));
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
