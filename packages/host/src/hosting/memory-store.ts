import type { SeatState } from '../table/seats.ts';
import { StoreError, type Append, type Change, type Store } from './store.ts';

interface Kept {
  readonly events: readonly unknown[];
  readonly seats: readonly SeatState[];
  /** What to call the seats that no person holds. */
  readonly labels: readonly string[];
}

const NOTHING: Kept = { events: [], seats: [], labels: [] };

/** A store that lasts as long as its process. */
export class MemoryStore implements Store {
  protected readonly tables = new Map<string, Kept>();
  protected readonly reactions: ((change: Change) => void)[] = [];
  private readonly nameOf: (person: string) => string;

  /** `nameOf`: what people are called. */
  constructor(nameOf: (person: string) => string = () => '') {
    this.nameOf = nameOf;
  }

  async append(writes: readonly Append[]): Promise<boolean> {
    if (writes.some(({ from, table: { id } }) => from < this.kept(id).events.length)) return false;
    if (writes.some(({ from, table: { id } }) => from > this.kept(id).events.length)) {
      throw new StoreError('failed', 'events do not follow on what the table has');
    }
    for (const write of writes) this.keep(write);
    return true;
  }

  async read(table: string, from: number): Promise<readonly unknown[]> {
    return this.kept(table).events.slice(from);
  }

  async names(table: string, people: readonly string[] = []): Promise<readonly string[]> {
    const { seats, labels } = this.kept(table);
    const called = seats.map(({ person, bot }, seat) =>
      person === null ? labels[seat] || (bot ?? '') : this.nameOf(person),
    );
    return [...called, ...people.map(this.nameOf)];
  }

  onChange(react: (change: Change) => void): void {
    this.reactions.push(react);
  }

  private kept(table: string): Kept {
    return this.tables.get(table) ?? NOTHING;
  }

  private keep({ table: { id, seats }, events, labels: given }: Append): void {
    const before = this.kept(id);
    // What a seat was called goes with what it was.
    const labels = seats.map(({ kind }, seat) => (kind === before.seats[seat]?.kind ? before.labels[seat]! : ''));
    this.tables.set(id, { events: [...before.events, ...events], seats, labels: given ?? labels });
  }
}
