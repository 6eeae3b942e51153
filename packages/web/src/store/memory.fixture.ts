/** A browser's disk without a browser: it can be filled up, and its tabs hear of each other, or not. */
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
import type { Disk, EndedGame, FinishedGame, ListedTable, Names, PastGame, TableSummary } from './store.ts';

/** What lies on the disk, whichever tab has put it there. */
export class MemoryDisk {
  readonly logs = new Map<string, readonly unknown[]>();
  readonly lists = new Map<string, ListedTable>();
  readonly people = new Map<string, string>();
  readonly games = new Map<string, EndedGame>();
  readonly tabs: MemoryTab[] = [];
  /** Whether nothing can be read or written. */
  isFull = false;

  /** Another tab; one that is deaf is not told what the others write. */
  tab(isDeaf = false): Disk {
    const tab = new MemoryTab(this, isDeaf);
    this.tabs.push(tab);
    return tab;
  }

  check(): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
  }
}

class MemoryTab implements Disk {
  private readonly disk: MemoryDisk;
  private readonly isDeaf: boolean;
  private readonly reactions: ((change: Change) => void)[] = [];

  constructor(disk: MemoryDisk, isDeaf: boolean) {
    this.disk = disk;
    this.isDeaf = isDeaf;
  }

  async append(writes: readonly Append[]): Promise<boolean> {
    this.disk.check();
    if (writes.some(({ from, table }) => from !== this.log(table.id).length)) return false;
    for (const write of writes) this.put(write);
    for (const { table } of writes) for (const tab of this.disk.tabs) if (tab !== this) tab.hear({ table: table.id });
    return true;
  }

  async read(table: string, from: number): Promise<readonly unknown[]> {
    this.disk.check();
    return this.log(table).slice(from);
  }

  async names(table: string): Promise<readonly string[]> {
    this.disk.check();
    const listed = this.disk.lists.get(table);
    return listed ? seatNames(listed, this.disk.people) : [];
  }

  onChange(react: (change: Change) => void): void {
    this.reactions.push(react);
  }

  async meet(names: readonly string[]): Promise<string[]> {
    this.disk.check();
    return names.map((name) => {
      this.disk.people.set(`id of ${name}`, name);
      return `id of ${name}`;
    });
  }

  async introduce(people: Names): Promise<void> {
    this.disk.check();
    for (const [id, name] of people) this.disk.people.set(id, name);
  }

  async listTables(): Promise<TableSummary[]> {
    this.disk.check();
    return lastPlayedFirst([...this.disk.lists.values()].map((listed) => summaryOf(listed, this.disk.people)));
  }

  async removeTable(id: string): Promise<void> {
    this.disk.check();
    this.disk.lists.delete(id);
    this.disk.logs.delete(id);
  }

  async listGames(): Promise<PastGame[]> {
    this.disk.check();
    return lastEndedFirst([...this.disk.games.values()].map(({ past }) => past));
  }

  async readGame(id: string): Promise<FinishedGame | null> {
    this.disk.check();
    return readable(this.disk.games.get(id));
  }

  async addGame(game: EndedGame): Promise<void> {
    this.disk.check();
    this.disk.games.set(game.past.id, game);
  }

  hear(change: Change): void {
    if (!this.isDeaf) for (const react of this.reactions) react(change);
  }

  private log(table: string): readonly unknown[] {
    return this.disk.logs.get(table) ?? [];
  }

  private put(write: Append): void {
    const { lists, logs, games, people } = this.disk;
    const { id, series } = write.table;
    const listed = listedAfter(write, lists.get(id)?.labels ?? []);
    const finished = finishedAfter(write, listed, people);
    lists.set(id, listed);
    logs.set(id, [...this.log(id), ...write.events]);
    if (finished) games.set(finished.past.id, finished);
    else games.delete(gameIdOf(id, series.round));
  }
}
