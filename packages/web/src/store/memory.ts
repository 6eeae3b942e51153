import { currentGameId, lastEndedFirst, lastPlayedFirst } from './store.ts';
import type { FinishedGame, PastGame, Store, StoredTable, Written } from './store.ts';

/** A store that lasts as long as the page. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, StoredTable>();
  private readonly games = new Map<string, FinishedGame>();

  async readTable(id: string): Promise<StoredTable | null> {
    return this.tables.get(id) ?? null;
  }

  async writeTable(table: StoredTable, finished: FinishedGame | null): Promise<Written> {
    const present = this.tables.get(table.id);
    if (present && present.revision !== table.revision) return 'stale';
    this.keep({ ...table, revision: table.revision + 1 }, finished);
    return 'stored';
  }

  /** Puts a table here just as it is. */
  keep(table: StoredTable, finished: FinishedGame | null): void {
    this.tables.set(table.id, table);
    if (finished) this.games.set(finished.past.id, finished);
    else this.games.delete(currentGameId(table));
  }

  async listTables(): Promise<StoredTable[]> {
    return lastPlayedFirst([...this.tables.values()]);
  }

  async removeTable(id: string): Promise<void> {
    this.tables.delete(id);
  }

  async listGames(): Promise<PastGame[]> {
    return lastEndedFirst([...this.games.values()].map(({ past }) => past));
  }

  async readGame(id: string): Promise<FinishedGame | null> {
    return this.games.get(id) ?? null;
  }

  async addGame(game: FinishedGame): Promise<void> {
    this.games.set(game.past.id, game);
  }

  /** Hands over all finished games and forgets them. */
  takeGames(): FinishedGame[] {
    const games = [...this.games.values()];
    this.games.clear();
    return games;
  }
}
