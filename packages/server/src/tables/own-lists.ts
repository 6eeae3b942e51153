import type { Table } from '@sixfold/host';
import { liveLine } from './lines.ts';
import type { Visitor } from './visitor.ts';

/** Those who follow the list of their own tables. A change is told from the table in memory: nothing is read for it. */
export class OwnLists {
  private readonly readers = new Map<string, Set<Visitor>>();
  /** What each of them was told that they have. */
  private readonly tables = new Map<string, Set<string>>();

  enter(visitor: Visitor, guest: string): void {
    this.readers.set(guest, (this.readers.get(guest) ?? new Set()).add(visitor));
  }

  /** Whether one of these people follows their list. */
  concerns(people: readonly string[]): boolean {
    return people.some((person) => this.readers.has(person));
  }

  /** Whether a table is in a list that somebody follows. */
  lists(table: string): boolean {
    return [...this.tables.values()].some((tables) => tables.has(table));
  }

  /** These tables are in somebody's list. */
  note(guest: string, tables: readonly string[]): void {
    if (!this.readers.has(guest)) return;
    const listed = this.tables.get(guest) ?? new Set();
    for (const table of tables) listed.add(table);
    this.tables.set(guest, listed);
  }

  leave(visitor: Visitor): void {
    const guest = visitor.guest?.id ?? '';
    const readers = this.readers.get(guest);
    if (readers?.delete(visitor) && readers.size === 0) {
      this.readers.delete(guest);
      this.tables.delete(guest);
    }
  }

  /** Tells everybody who is or was at the table. */
  change(table: Table, names: readonly string[]): void {
    for (const person of table.people) {
      const readers = this.readers.get(person);
      if (!readers) continue;
      const message = ['mine', liveLine(table, names, person)] as const;
      this.note(person, [table.id]);
      for (const reader of readers) reader.send(message);
    }
  }
}
