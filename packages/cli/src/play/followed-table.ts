import type { MoveObject, View } from '@sixfold/engine';
import { lastDecision, type Reader, type Tables } from '@sixfold/host';
import type { GameUpdate, Ply, SeenPly, TableInfo, TableMessage } from '@sixfold/protocol';

/** A table as the people at this terminal follow it: what its host tells, and what they ask of it. */
export class TerminalTable implements Reader {
  readonly who = { kind: 'device' } as const;
  info!: TableInfo;
  now!: GameUpdate;
  /** All plies of the current game, as whoever looks may know them. */
  plies: readonly SeenPly[] = [];
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
    else {
      this.now = news;
      this.plies = [...this.plies.slice(0, news.from), ...news.plies];
    }
    this.onNews();
  }

  isPerson(seat: number): boolean {
    return this.info.seats[seat]?.kind === 'person';
  }

  /** Has the host tell everything anew. */
  lookAgain(): Promise<void> {
    return this.tables.watch(this, this.id, null);
  }

  async play({ round, ply }: Ply, move: MoveObject): Promise<void> {
    await this.tables.ask(this.who, 'move', { table: this.id, round, ply, move });
  }

  async takeBack(ply: number): Promise<void> {
    await this.tables.ask(this.who, 'offer', { table: this.id, offer: { kind: 'take-back', ply } });
  }

  async startNext(round: number): Promise<void> {
    await this.tables.ask(this.who, 'next', { table: this.id, round });
  }

  /** The next person has taken the terminal. */
  uncover(): Promise<void> {
    return this.tables.host(this.id).uncover(this);
  }

  /** The table as everybody may see it, and what happened since a person last decided. */
  lookTogether(): Promise<{ readonly view: View; readonly plies: readonly SeenPly[] }> {
    return this.tables.host(this.id).read(({ series }) => {
      const since = lastDecision(series.movers, (seat) => this.isPerson(seat)) ?? 0;
      return { view: series.view(null), plies: series.seenSince(since, null) };
    });
  }

  readSeed(): Promise<string> {
    return this.tables.host(this.id).read(({ opened }) => opened.seed);
  }
}
