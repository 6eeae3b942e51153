import { Refusal } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Knocking } from '../decide/decision.ts';
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
  /** Seats or stage of a table have changed (`listed`), or whose turn it is; by this host's doing, if it `isOwn`. */
  changed(table: Table, names: readonly string[], what: 'listed' | 'turn', isOwn: boolean): void;
  /** Has the table looked at again then; takes the place of what was said before. */
  remind(table: string, at: number | null): void;
}

/** Who hears of what happens at a table. */
export interface ActListener {
  /** Something is done, well or not. */
  done(): void;
  /** Everybody was shown the table as it is now; if it `isLate`, because somebody's time was out. */
  shown(table: Table, isLate: boolean): void;
}

/** What everybody was told of a table beside the game, when it had so many events. */
type ToldTable = Pick<Table, 'length' | 'seats' | 'stage' | 'offer' | 'dealing' | 'rematch' | 'turn'>;

const toldOf = ({ length, seats, stage, offer, dealing, rematch, turn }: Table): ToldTable => ({
  length,
  seats,
  stage,
  offer,
  dealing,
  rematch,
  turn,
});

/** Whether what somebody has seen, or asks for, is later than this. */
function isAhead({ series }: Table, seen: object | null): boolean {
  if (!seen || !('round' in seen && 'ply' in seen)) return false;
  const rounds = Number(seen.round) - series.round;
  return rounds > 0 || (rounds === 0 && Number(seen.ply) > series.ply);
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
  /** Null until the table was read. */
  private told: ToldTable | null = null;

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

  /** Whoever has seen more of the table than this host knows has seen it at another one: the store has it, too. */
  async upTo(seen: object | null, table: Table): Promise<Table> {
    if (!isAhead(table, seen)) return table;
    this.log.outdate('grown');
    return this.load();
  }

  /** Decides, and does what was decided: what that takes is loaded once somebody acts. */
  async perform<R extends AnyRequest>(table: Table, who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    const { perform } = await this.tools.loadActing();
    return perform(this, table, who, request, ask);
  }

  /** The same for what nobody asked for, if it is this host's to do. */
  async performHeld<R extends AnyRequest>(table: Table, who: Who, request: R, ask: AskOf<R>): Promise<void> {
    await (await this.tools.loadActing()).performHeld(this, table, who, request, ask);
  }

  /** Somebody at another host asks for a seat, or is answered. */
  async hearKnock(table: Table, knocking: Knocking): Promise<void> {
    (await this.tools.loadActing()).hearKnock(this, table, knocking);
  }

  /** Has happen what time alone does, if that is this host's to do. */
  async lookAtClock(): Promise<void> {
    const { holding, loadActing } = this.tools;
    if (!holding) return this.exclusive(() => undefined);
    const [isHeld, { settleHeld }] = await Promise.all([holding.take(this.id), loadActing()]);
    await this.queue.add(async () => settleHeld(this, await this.load(), isHeld));
  }

  /** Shows the game to everybody. */
  show(table: Table): void {
    if (table.clock || table.dealing) this.around.remind(this.id, table.dueAt);
    this.audience.showGame(table);
    this.listener.shown(table, false);
  }

  /** Seats or stage have changed, or whose turn it is. */
  changed(table: Table, what: 'listed' | 'turn', isOwn = false): void {
    this.around.changed(table, this.log.names, what, isOwn);
  }

  /** Tells everybody what they have not been told of the table; all of it, where `isAnew`. */
  tell(table: Table, { isAnew = false, isOwn = false } = {}): void {
    const { told } = this;
    this.told = toldOf(table);
    const { seats, stage, offer, dealing, rematch, turn } = table;
    const hasOtherEyes = isAnew || told?.seats !== seats;
    if (hasOtherEyes || (table.isDealt && told.dealing?.isDealt === false)) this.audience.startOver();
    if (
      hasOtherEyes ||
      told.stage !== stage ||
      told.offer !== offer ||
      told.dealing !== dealing ||
      told.rematch !== rematch
    ) {
      this.audience.showTable(table);
      this.changed(table, 'listed', isOwn);
    } else if (told.turn !== turn) this.changed(table, 'turn', isOwn);
    this.show(table);
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
    const table = await this.load();
    if ((table.isDealt && !table.clock) || this.around.isClosing) return table;
    await (await this.tools.loadActing()).settle(this, table);
    return this.load();
  }

  /** Whatever somebody else has written is told first: those who look are told the rest by what they saw last. */
  private async load(): Promise<Table> {
    const table = await this.log.load();
    this.told ??= toldOf(table);
    if (this.told.length !== table.length) this.tell(table);
    return table;
  }
}
