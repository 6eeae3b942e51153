import type { Append, Change } from '@sixfold/host';
import { readable } from './readable.ts';
import {
  finishedAfter,
  gameIdOf,
  lastEndedFirst,
  lastPlayedFirst,
  listedAfter,
  seatNames,
  summaryOf,
} from './store.ts';
import type { DeviceStore, Disk, EndedGame, FinishedGame, ListedTable, PastGame, TableSummary } from './store.ts';

const byId = <T extends { id: string }>(items: readonly T[]): [string, T][] => items.map((item) => [item.id, item]);

/** The end of a log that the disk has refused so far. */
interface Tail {
  readonly append: Append;
  readonly listed: ListedTable;
}

/** Keeps in memory what a disk refuses, and tells whether it did, so that play goes on without it. */
export class FallbackStore implements DeviceStore {
  private readonly disk: Disk;
  private readonly report: (isPersistent: boolean) => void;
  private readonly tails = new Map<string, Tail>();
  private readonly games = new Map<string, EndedGame>();
  /** Names of people whom the disk does not know yet, by their ids. */
  private readonly people = new Map<string, string>();

  constructor(disk: Disk, report: (isPersistent: boolean) => void) {
    this.disk = disk;
    this.report = report;
  }

  async append(writes: readonly Append[]): Promise<boolean> {
    const whole = writes.map((write) => this.withTail(write));
    try {
      await this.introduce();
      const isAppended = await this.disk.append(whole);
      for (const { table } of writes) this.tails.delete(table.id);
      await this.catchUp();
      return isAppended;
    } catch {
      this.report(false);
      for (const write of whole) this.keep(write);
      return true;
    }
  }

  async read(table: string, from: number): Promise<readonly unknown[]> {
    const stored = await this.trying(() => this.disk.read(table, from), []);
    const tail = this.tails.get(table)?.append;
    return tail ? [...stored, ...tail.events.slice(Math.max(0, from - tail.from))] : stored;
  }

  async names(table: string): Promise<readonly string[]> {
    const tail = this.tails.get(table);
    const names = await this.trying(() => this.disk.names(table), []);
    return names.length > 0 || !tail ? names : seatNames(tail.listed, this.people);
  }

  onChange(react: (change: Change) => void): void {
    this.disk.onChange(react);
  }

  async meet(names: readonly string[]): Promise<string[]> {
    const unknown = (): string[] => names.map((name) => (this.people.set(name, name), name));
    return await this.trying(() => this.disk.meet(names), null).then((ids) => ids ?? unknown());
  }

  async listTables(): Promise<TableSummary[]> {
    const tables = new Map(byId(await this.trying(() => this.disk.listTables(), [])));
    for (const { listed } of this.tails.values()) {
      const summary = summaryOf(listed, this.people);
      // The disk knows people whom nobody had to introduce here.
      tables.set(listed.id, { ...summary, config: tables.get(listed.id)?.config ?? summary.config });
    }
    return lastPlayedFirst([...tables.values()]);
  }

  async removeTable(id: string): Promise<void> {
    this.tails.delete(id);
    await this.trying(() => this.disk.removeTable(id), undefined);
  }

  async listGames(): Promise<PastGame[]> {
    const stored = await this.trying(() => this.disk.listGames(), []);
    const kept = [...this.games.values()].map(({ past }) => past);
    return lastEndedFirst([...new Map([...byId(stored), ...byId(kept)]).values()]);
  }

  async readGame(id: string): Promise<FinishedGame | null> {
    return readable(this.games.get(id)) ?? (await this.trying(() => this.disk.readGame(id), null));
  }

  async addGame(game: EndedGame): Promise<void> {
    try {
      await this.disk.addGame(game);
    } catch {
      this.report(false);
      this.games.set(game.past.id, game);
    }
  }

  /** What the disk has refused goes before what is new. */
  private withTail(write: Append): Append {
    const tail = this.tails.get(write.table.id)?.append;
    if (!tail) return write;
    const { from, events, labels } = tail;
    return { ...write, from, events: [...events, ...write.events], ...(labels && { labels }) };
  }

  private keep(write: Append): void {
    const listed = listedAfter(write, this.tails.get(write.table.id)?.listed.labels ?? []);
    const finished = finishedAfter(write, listed, this.people);
    this.tails.set(write.table.id, { append: write, listed });
    if (finished) this.games.set(finished.past.id, finished);
    else this.games.delete(gameIdOf(write.table.id, write.table.series.round));
  }

  /** Before a table is stored, so are those who play there. */
  private async introduce(): Promise<void> {
    if (this.people.size === 0) return;
    await this.disk.introduce(this.people);
    this.people.clear();
  }

  /** Once the disk takes things again, it gets the other tables and the finished games that it had refused. */
  private async catchUp(): Promise<void> {
    this.report(true);
    for (const [id, { append }] of this.tails) {
      if ((await this.trying(() => this.disk.append([append]), null)) !== null) this.tails.delete(id);
    }
    const games = [...this.games.values()];
    this.games.clear();
    for (const game of games) await this.addGame(game);
  }

  private async trying<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await act();
    } catch {
      this.report(false);
      return otherwise;
    }
  }
}
