import type { Entry, Guest, Store, StoredTable, StoreError, TableCare, TableSummary } from '../store/store.ts';

interface Kept {
  table: StoredTable;
  readonly entries: Entry[];
}

/** A store for tests: nothing outlives it, and it fails or waits when told to. */
export class MemoryStore implements Store {
  readonly tables = new Map<string, Kept>();
  private readonly guests = new Map<string, Guest>();
  /** What every write fails with. */
  failure: StoreError | null = null;
  /** What every write waits for. */
  gate: Promise<void> = Promise.resolve();
  private readonly reactions: (() => void)[] = [];

  async secret(): Promise<string> {
    return 'secret';
  }

  async addGuest(guest: Guest): Promise<void> {
    this.guests.set(guest.id, guest);
  }

  async readGuest(id: string): Promise<Guest | null> {
    return this.guests.get(id) ?? null;
  }

  async renameGuest(id: string, name: string): Promise<void> {
    this.guests.set(id, { id, name });
  }

  async keepKey(): Promise<void> {}

  async findGuest(): Promise<null> {
    return null;
  }

  async removeGuest(id: string): Promise<void> {
    this.guests.delete(id);
  }

  async addTable(table: StoredTable): Promise<void> {
    await this.write();
    this.tables.set(table.id, { table, entries: [] });
  }

  async readTable(id: string): Promise<{ table: StoredTable; entries: readonly Entry[] } | null> {
    const kept = this.tables.get(id);
    return kept ? { table: kept.table, entries: [...kept.entries] } : null;
  }

  async append(id: string, number: number, entry: Entry, at: number, care?: TableCare): Promise<boolean> {
    await this.write();
    const kept = this.tables.get(id)!;
    if (number !== kept.entries.length) return false;
    kept.entries.push(entry);
    kept.table = { ...kept.table, ...care, touched: at };
    return true;
  }

  async changeTable(id: string, care: TableCare, at: number): Promise<void> {
    await this.write();
    const kept = this.tables.get(id)!;
    kept.table = { ...kept.table, ...care, touched: at };
  }

  async listPublic(most: number): Promise<TableSummary[]> {
    return this.list(({ isPublic, stage }) => isPublic && isAlive(stage)).slice(0, most);
  }

  async listOf(guest: string, most: number): Promise<TableSummary[]> {
    return this.list(({ seats }) => seats.some((seat) => seat.guest === guest)).slice(0, most);
  }

  async listIdle(since: number, most: number): Promise<string[]> {
    const idle = this.list(({ stage, touched }) => isAlive(stage) && touched < since);
    return idle.slice(0, most).map(({ id }) => id);
  }

  onForeignChange(react: () => void): void {
    this.reactions.push(react);
  }

  /** Somebody else changes a table. */
  changeFromOutside(id: string, change: Partial<StoredTable>, entries: readonly Entry[]): void {
    const { table } = this.tables.get(id)!;
    this.tables.set(id, { table: { ...table, ...change }, entries: [...entries] });
    for (const react of this.reactions) react();
  }

  async close(): Promise<void> {}

  private async write(): Promise<void> {
    await this.gate;
    if (this.failure) throw this.failure;
  }

  private list(isWanted: (table: StoredTable) => boolean): TableSummary[] {
    const tables = [...this.tables.values()].map(({ table }) => table).filter(isWanted);
    return tables.sort((one, other) => other.touched - one.touched);
  }
}

const isAlive = (stage: string): boolean => stage === 'gathering' || stage === 'playing';
