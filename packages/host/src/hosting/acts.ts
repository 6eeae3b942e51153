import { granted, Refusal } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Decision } from '../decide/decision.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Audience } from './audience.ts';
import type { Log } from './log.ts';
import { Queue } from './queue.ts';
import { refusalOf } from './refusals.ts';
import type { Tools } from './tools.ts';

/** What happens at a table uses of the others. */
export interface ActSurroundings {
  readonly tools: Tools;
  readonly isClosing: boolean;
  /** Seats or stage of a table have changed (`listed`), or whose turn it is. */
  changed(table: Table, names: readonly string[], what: 'listed' | 'turn'): void;
  /** Has the table looked at again then; takes the place of what was said before. */
  remind(table: string, at: number | null): void;
}

/** Who hears of what happens at a table. */
export interface ActListener {
  /** Something is done, well or not. */
  done(): void;
  /** Everybody was shown the table as it is now; if it `isLate`, because somebody's time was out. */
  shown(table: Table, isLate: boolean): void;
  /** Somebody else has written to the log. */
  overtaken(): void;
}

/** So many milliseconds after a failure a clock is looked at again. */
const RETRY = 10_000;

/** What happens at a table, one thing after the other: it is decided, appended to the log, and then shown. */
export class Acts {
  private readonly id: string;
  private readonly around: ActSurroundings;
  private readonly tools: Tools;
  private readonly log: Log;
  private readonly audience: Audience;
  private readonly listener: ActListener;
  private readonly queue: Queue;

  constructor(log: Log, audience: Audience, around: ActSurroundings, listener: ActListener) {
    this.id = log.id;
    this.around = around;
    this.tools = around.tools;
    this.log = log;
    this.audience = audience;
    this.listener = listener;
    this.queue = new Queue(() => listener.done());
  }

  get isIdle(): boolean {
    return this.queue.isEmpty;
  }

  /** Lets nothing happen here until something else is done, which may change the log; kept once nothing does. */
  pause(until: Promise<unknown>): Promise<void> {
    return this.queue.hold(until);
  }

  /** Waits until all that was begun is done. */
  finish(): Promise<void> {
    return this.queue.finish();
  }

  /** Does something with the table as it is when its turn has come. */
  exclusive<T>(act: (table: Table) => T | Promise<T>): Promise<T> {
    return this.queue.add(() => this.withTable(act));
  }

  /** Decides, and does what was decided. */
  async perform<R extends AnyRequest>(table: Table, who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
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

  /** Shows the game to everybody. */
  show(table: Table): void {
    if (table.clock || table.dealing) this.remind(table);
    this.audience.showGame(table);
    this.listener.shown(table, false);
  }

  /** Seats or stage have changed, or whose turn it is. */
  changed(table: Table, what: 'listed' | 'turn'): void {
    this.around.changed(table, this.log.names, what);
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
    this.listener.overtaken();
    return movedOn;
  }

  private async withTable<T>(act: (table: Table) => T | Promise<T>): Promise<T> {
    try {
      return await act(await this.loadNow());
    } catch (error) {
      // What was only refused has changed nothing; after anything else the table is folded anew.
      if (!(error instanceof Refusal)) this.log.forget();
      throw refusalOf(error, this.tools.logger);
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
      if (table.length > length) this.listener.shown(table, true);
    } catch (error) {
      if (!(error instanceof Refusal)) this.log.forget();
      tools.logger.warn({ err: error }, 'a clock must be looked at again');
      this.around.remind(id, tools.now() + RETRY);
    }
  }

  private remind({ dueAt }: Table): void {
    this.around.remind(this.id, dueAt);
  }
}
