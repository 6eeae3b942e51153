import { Refusal } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
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

/** What happens at a table, one thing after the other: it is decided, appended to the log, and then shown. */
export class Acts {
  readonly id: string;
  readonly around: ActSurroundings;
  readonly tools: Tools;
  readonly log: Log;
  readonly audience: Audience;
  readonly listener: ActListener;
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

  /** Decides, and does what was decided: what that takes is loaded once somebody acts. */
  async perform<R extends AnyRequest>(table: Table, who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    const { perform } = await this.tools.loadActing();
    return perform(this, table, who, request, ask);
  }

  /** Shows the game to everybody. */
  show(table: Table): void {
    if (table.clock || table.dealing) this.around.remind(this.id, table.dueAt);
    this.audience.showGame(table);
    this.listener.shown(table, false);
  }

  /** Seats or stage have changed, or whose turn it is. */
  changed(table: Table, what: 'listed' | 'turn'): void {
    this.around.changed(table, this.log.names, what);
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
    await (await this.tools.loadActing()).settle(this, table);
    return this.log.load();
  }
}
