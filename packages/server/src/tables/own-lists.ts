import type { Table } from '@sixfold/host';
import { liveLine } from './lines.ts';
import type { Visitor } from './visitor.ts';

/** Those who follow the list of their own tables. A change is told from the table in memory: nothing is read for it. */
export class OwnLists {
  private readonly readers = new Map<string, Set<Visitor>>();

  enter(visitor: Visitor, guest: string): void {
    this.readers.set(guest, (this.readers.get(guest) ?? new Set()).add(visitor));
  }

  leave(visitor: Visitor): void {
    const guest = visitor.guest?.id ?? '';
    const readers = this.readers.get(guest);
    if (readers?.delete(visitor) && readers.size === 0) this.readers.delete(guest);
  }

  /** Tells everybody who is or was at the table. */
  change(table: Table, names: readonly string[]): void {
    for (const person of table.people) {
      const readers = this.readers.get(person);
      if (!readers) continue;
      const message = ['mine', liveLine(table, names, person)] as const;
      for (const reader of readers) reader.send(message);
    }
  }
}
