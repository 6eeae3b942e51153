import type { View } from '@sixfold/engine';
import { lastDecision, type Host, type Reader, type Tables } from '@sixfold/host';
import { mergeUpdate, type Ask, type GameUpdate, type SeenPly, type TableInfo } from '@sixfold/protocol';
import type { TableMessage, TableRequest } from '@sixfold/protocol';
import type { PlayedTable } from './party.ts';

/** A table as the people at this terminal follow it: what its host tells, and what only they may ask of it. */
export class TerminalTable implements Reader, PlayedTable {
  readonly who = { kind: 'device' } as const;
  info!: TableInfo;
  /** The current game from its first ply on, as whoever looks may know it. */
  now!: GameUpdate;
  /** Called when there is something new. */
  onNews = (): void => {};
  private readonly tables: Tables;
  private readonly id: string;

  private constructor(tables: Tables, id: string) {
    this.tables = tables;
    this.id = id;
  }

  /** Fails with `Refusal`. */
  static async follow(tables: Tables, id: string): Promise<TerminalTable> {
    const table = new TerminalTable(tables, id);
    await table.lookAgain();
    return table;
  }

  send([kind, news]: TableMessage): void {
    if (kind === 'table') this.info = news;
    // Nothing is lost on the way from a host in the same program.
    else this.now = mergeUpdate(this.now, news) ?? news;
    this.onNews();
  }

  ask<R extends TableRequest>(request: R, ask: Ask<R>): Promise<unknown> {
    return this.tables.ask(this.who, request, ask);
  }

  /** Has the host tell everything anew. */
  lookAgain(): Promise<void> {
    return this.tables.watch(this, this.id, null);
  }

  /** The next person has taken the terminal. */
  uncover(): Promise<void> {
    return this.host.uncover(this);
  }

  /** The table as everybody may see it, and what happened since a person last decided. */
  lookTogether(): Promise<{ readonly view: View; readonly plies: readonly SeenPly[] }> {
    return this.host.read(({ series: { match } }) => {
      const since = lastDecision(match.movers, (seat) => this.info.seats[seat]?.kind === 'person') ?? 0;
      return { view: match.view(null), plies: match.seenSince(since, null) };
    });
  }

  readSeed(): Promise<string> {
    return this.host.read(({ opened }) => opened.seed);
  }

  private get host(): Host {
    return this.tables.host(this.id);
  }
}
