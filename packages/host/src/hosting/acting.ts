import { decide } from '../decide/decide.ts';
import type { Decision, NewTable } from '../decide/decision.ts';
import { granted, Refusal } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Who } from '../table/seats.ts';
import { Table } from '../table/table.ts';
import { BotTurn, type BotMove } from './bot-turn.ts';
import type { Append } from './store.ts';
import type { Acting, ActingHost } from './world.ts';

/** What acts for a host. */
export const makeActing = (host: ActingHost): Acting => new Actions(host);

/** What is done at a table: by those who ask, and by its bots. Loaded apart, so that a page can show a table before. */
class Actions implements Acting {
  private readonly host: ActingHost;
  private readonly bots: BotTurn;
  private isLeading = false;
  private stopLeading: (() => void) | null = null;

  constructor(host: ActingHost) {
    this.host = host;
    this.bots = new BotTurn(host.tools, this);
  }

  get isIdle(): boolean {
    return this.bots.isIdle;
  }

  /** Decides, and does what was decided. */
  async perform<R extends AnyRequest>(table: Table, who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    const { names, tools } = this.host;
    const isHere = (seat: number): boolean => this.host.isHere(table, seat);
    const moment = { at: tools.now(), random: tools.random, isHere, names };
    const decided = granted(decide(table, who, request, ask, moment));
    if (decided.events.length > 0) await this.commit(table, decided);
    return decided.answer;
  }

  /** Has the bot think whose turn it is, if this host is to run the bots. */
  think(table: Table): void {
    if (!this.host.isWatched) return;
    this.stopLeading ??= this.lead();
    if (this.isLeading) this.bots.think(table);
  }

  /** Gives up what a bot thinks about. */
  stop(): void {
    this.bots.stop();
  }

  end(): void {
    this.stop();
    this.stopLeading?.();
  }

  /** A choice for what is no longer so is forgotten. */
  botMoves({ number, seat, move }: BotMove): void {
    this.host.inBackground(async (table) => {
      const { round, ply } = table.series;
      if (table.length !== number || table.botToMove !== seat) return this.think(table);
      await this.perform(table, { kind: 'bot', seat }, 'move', { table: table.id, round, ply, move });
    });
    this.host.release();
  }

  botFails(error: unknown): void {
    this.host.fail(error);
    this.host.release();
  }

  /**
   * Appends what was decided; only then it counts. The table in memory goes ahead, since lists want to know where it
   * leads, and nobody reads it meanwhile; what could not be appended is forgotten with it.
   */
  private async commit(table: Table, { events, opens }: Decision<unknown>): Promise<void> {
    const { host } = this;
    const { seats, stage, length: from, offer } = table;
    host.setTable(null);
    if (events.some(({ type }) => type === 'took-back')) host.coverAgain(table);
    for (const event of events) table.apply(event);
    const isReseated = table.seats !== seats;
    const isListed = isReseated || stage !== table.stage;
    const writes = [{ from, events, table, isListed }, ...opening(table, opens)];
    if (!(await host.tools.store.append(writes))) throw await this.conflict();
    host.setTable(table);
    const isInfoChanged = isListed || offer !== table.offer || opens !== undefined;
    await host.publish(table, { isReseated, isInfoChanged });
  }

  /** Somebody else has written to the table: what they wrote counts. */
  private async conflict(): Promise<Refusal> {
    const table = await this.host.load();
    this.host.refresh('grown');
    return table.movedOn;
  }

  /** From now on, or when its turn has come, this host runs the bots of the table. */
  private lead(): () => void {
    return this.host.tools.lead(this.host.id, () => {
      this.isLeading = true;
      // Called back at once, whoever was about to think does.
      if (this.stopLeading) this.host.inBackground((table) => this.think(table));
    });
  }
}

function opening(table: Table, opens: NewTable | undefined): Append[] {
  if (!opens) return [];
  const next = granted(Table.fold(opens.id, table.series.game, [opens.opened]));
  return [{ from: 0, events: [opens.opened], table: next, isListed: true, labels: opens.labels }];
}
