import { MemoryStore } from './memory.ts';
import { lastEndedFirst, lastPlayedFirst } from './store.ts';
import type { FinishedGame, PastGame, Store, StoredTable, Written } from './store.ts';

const byId = <T extends { id: string }>(items: readonly T[]): [string, T][] => items.map((item) => [item.id, item]);

/** Keeps in memory what a disk refuses, and tells whether it did, so that play goes on without it. */
export class FallbackStore implements Store {
  private readonly disk: Store;
  private readonly memory = new MemoryStore();
  private readonly report: (isPersistent: boolean) => void;

  constructor(disk: Store, report: (isPersistent: boolean) => void) {
    this.disk = disk;
    this.report = report;
  }

  async readTable(id: string): Promise<StoredTable | null> {
    return (await this.memory.readTable(id)) ?? (await this.reading(() => this.disk.readTable(id), null));
  }

  async writeTable(table: StoredTable, finished: FinishedGame | null): Promise<Written> {
    try {
      const written = await this.disk.writeTable(table, finished);
      await this.memory.removeTable(table.id);
      await this.catchUp();
      return written;
    } catch {
      this.report(false);
      this.memory.keep(table, finished);
      return 'kept';
    }
  }

  async listTables(): Promise<StoredTable[]> {
    const stored = await this.reading(() => this.disk.listTables(), []);
    const kept = await this.memory.listTables();
    return lastPlayedFirst([...new Map([...byId(stored), ...byId(kept)]).values()]);
  }

  async removeTable(id: string): Promise<void> {
    await this.memory.removeTable(id);
    await this.reading(() => this.disk.removeTable(id), undefined);
  }

  async listGames(): Promise<PastGame[]> {
    const stored = await this.reading(() => this.disk.listGames(), []);
    const kept = await this.memory.listGames();
    return lastEndedFirst([...new Map([...byId(stored), ...byId(kept)]).values()]);
  }

  async readGame(id: string): Promise<FinishedGame | null> {
    return (await this.memory.readGame(id)) ?? (await this.reading(() => this.disk.readGame(id), null));
  }

  async addGame(game: FinishedGame): Promise<void> {
    try {
      await this.disk.addGame(game);
    } catch {
      this.report(false);
      await this.memory.addGame(game);
    }
  }

  /** Once the disk takes things again, it gets the finished games that it had refused. */
  private async catchUp(): Promise<void> {
    this.report(true);
    for (const game of this.memory.takeGames()) await this.addGame(game);
  }

  private async reading<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await read();
    } catch {
      this.report(false);
      return otherwise;
    }
  }
}
