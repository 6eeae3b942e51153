import type { MoveObject } from '@sixfold/engine';
import type { Seen } from '@sixfold/protocol';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Knocking } from '../decide/decision.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { Acts, type ActListener, type ActSurroundings } from './acts.ts';
import { Audience } from './audience.ts';
import { Log } from './log.ts';
import type { Reader } from './reader.ts';
import type { BotHouse, TableBots } from './table-bots.ts';
import type { Tools } from './tools.ts';

/** What a host uses of the others. */
export interface Surroundings extends ActSurroundings {
  /** Something has come to an end; the host may not be needed any more. */
  release(host: Host): void;
}

/** Presence is told after so many milliseconds: whoever loads a page anew is not gone. */
const PRESENCE = 250;
/** So many milliseconds after a failure a table that is followed looks again whether a bot is to move. */
const RETRY = 10_000;

/**
 * The host of one table: one queue, in which one thing happens after the other. What is asked is decided, appended to
 * the log, and only then acknowledged and shown. The table is folded when it is needed, and again after a failure.
 */
export class Host implements ActListener, BotHouse {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly tools: Tools;
  private readonly log: Log;
  private readonly audience: Audience;
  private readonly acts: Acts;
  private isPresenceDue = false;
  /** When somebody last went, or asked for something. */
  private lookedAt = -Infinity;
  /** Null until one is to move. */
  private bots: TableBots | null = null;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.tools = around.tools;
    this.log = new Log(id, around.tools);
    const { grace, awayFor, elsewhere } = around.tools;
    const replaceIn = (person: string): number => Math.max(0, grace - awayFor(person, id));
    this.audience = new Audience(this.log, replaceIn, elsewhere && (() => elsewhere.lookersAt(id)));
    this.acts = new Acts(this.log, this.audience, around, this);
  }

  get isIdle(): boolean {
    return this.audience.isEmpty && this.acts.isIdle && (this.bots?.isIdle ?? true);
  }

  /** Does what was asked: stores what comes of it, and shows it. */
  ask<R extends AnyRequest>(who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    // What the house does to a table that nobody needs wakes nobody there.
    if (who.kind !== 'house') this.lookedAt = this.tools.now();
    return this.acts.exclusive(async (table) => this.acts.perform(await this.acts.upTo(ask, table), who, request, ask));
  }

  /** Reads something of the table when its turn has come. */
  read<T>(look: (table: Table) => T): Promise<T> {
    return this.acts.exclusive((table) => look(table));
  }

  /** Shows the table to a reader, if they still want to follow it when their turn has come. */
  watch(reader: Reader, seen: Seen | null, isWanted: () => boolean): Promise<void> {
    return this.acts.exclusive(async (known) => {
      const table = await this.acts.upTo(seen, known);
      if (!isWanted()) return;
      this.audience.welcome(reader, table, seen);
      if (table.offer) await this.acts.perform(table, reader.who, 'arrive', { table: this.id });
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
    return this.acts.exclusive((table) => this.audience.uncover(reader, named, table));
  }

  /** Asks the bot that could not think once more. */
  thinkAgain(): Promise<void> {
    return this.acts.exclusive((table) => {
      this.audience.showStuck(table, false);
      this.wake(table);
    });
  }

  /** Somebody else may have written: everybody is told what they wrote. */
  refresh(what: 'grown' | 'replaced'): void {
    this.log.outdate(what);
    this.inBackground((table) => {
      // What is new has been told before anything else happens here.
      if (what === 'grown') return;
      // What a bot thinks about may never have been.
      this.bots?.stop();
      this.acts.tell(table, { isAnew: true });
    });
  }

  /** Somebody else has written to a table that nobody here looks at: those who list it are told. */
  list(): void {
    this.inBackground((table) => this.acts.changed(table, 'listed'));
  }

  /** Somebody at another host comes to this table, or goes: those who look are told, and are told of. */
  lookedAtElsewhere(): void {
    this.tellPresence();
    for (const knocking of this.audience.knocks) this.tools.elsewhere?.tellKnock(this.id, knocking);
  }

  /** Somebody at another host asks for a seat, or is answered. */
  hearKnock(knocking: Knocking): void {
    this.inBackground((table) => this.acts.hearKnock(table, knocking));
  }

  /** Somebody's time may be out. */
  async lookAtClock(): Promise<void> {
    if (!this.around.isClosing) await this.acts.lookAtClock();
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
    return this.acts.pause(until);
  }

  /** Waits until all that was begun is done. */
  finish(): Promise<void> {
    return this.acts.finish();
  }

  /** Nobody is here any more. */
  end(): void {
    this.bots?.end();
  }

  done(): void {
    this.around.release(this);
  }

  shown(table: Table, isLate: boolean): void {
    // A bot may play on for whoever was late.
    if (isLate) this.lookedAt = this.tools.now();
    this.wake(table);
  }

  async playFor(table: Table, seat: number, move: MoveObject): Promise<void> {
    const { round, ply } = table.series;
    await this.acts.performHeld(table, { kind: 'bot', seat }, 'move', { table: this.id, round, ply, move });
  }

  showStuck(table: Table, isStuck: boolean): void {
    this.audience.showStuck(table, isStuck);
  }

  wake(table: Table): void {
    if (!this.isWatched) return;
    if (this.bots) this.bots.think(table);
    else if (table.botToMove !== null) this.inBackground((now) => this.meetBots(now));
  }

  private get isWatched(): boolean {
    const { unwatched, now } = this.tools;
    return !this.audience.isEmpty || (unwatched > 0 && now() - this.lookedAt <= unwatched);
  }

  /** Does something that nobody has asked for; what fails is tried again later. */
  inBackground(act: (table: Table) => void | Promise<void>): void {
    if (!this.around.isClosing) this.acts.exclusive(act).catch((error: unknown) => this.retryLater(error));
  }

  private async meetBots(table: Table): Promise<void> {
    const { TableBots: Bots } = await this.tools.loadActing();
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

  retryLater(error: unknown): void {
    const { logger, later } = this.tools;
    if (this.around.isClosing) return;
    logger.warn({ err: error }, 'a table must try again');
    later(RETRY, () => {
      if (!this.audience.isEmpty) this.inBackground((table) => this.wake(table));
    });
  }
}
