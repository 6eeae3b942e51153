import type { DatabaseSync } from 'node:sqlite';
import { planHoliday, tidySpans } from '@sixfold/host/acting';
import type { Span } from '@sixfold/host';

/** The rows of when people are on holiday. */
export class HolidayRows {
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: DatabaseSync) {
    this.statements = prepare(database);
  }

  /** Of two who became one, spans may overlap. */
  read(guest: string): Span[] {
    const rows = this.statements.read.all(guest);
    return tidySpans(rows.map(({ starts, ends }) => ({ from: Number(starts), until: Number(ends) })));
  }

  plan(guest: string, at: number, plan: Span): readonly Span[] | null {
    const planned = planHoliday(this.read(guest), at, plan);
    if (!planned) return null;
    this.statements.remove.run(guest);
    for (const { from, until } of planned) this.statements.add.run(guest, from, until);
    return planned;
  }

  /** Whoever is one with another had both holidays. */
  join(from: string, into: string): void {
    this.statements.join.run(from, into);
  }
}

function prepare(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    read: sql('SELECT starts, ends FROM holidays WHERE guest = ? ORDER BY starts, ends'),
    remove: sql('DELETE FROM holidays WHERE guest = ?'),
    add: sql('INSERT INTO holidays (guest, starts, ends) VALUES (?, ?, ?)'),
    join: sql('UPDATE OR IGNORE holidays SET guest = ?2 WHERE guest = ?1'),
  };
}
