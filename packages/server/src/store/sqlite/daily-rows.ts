import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { DailyRow } from '../daily-store.ts';

const COLUMNS = 'kind, date, game, began, place, bots, result';

const whole = v.pipe(v.union([v.number(), v.bigint()]), v.transform(Number));
const daily = v.object({
  kind: v.picklist(['open', 'ranked']),
  date: v.string(),
  game: v.string(),
  began: whole,
  place: v.string(),
  bots: whole,
  result: v.nullable(v.string()),
});

const valuesOf = ({ kind, date, game, began, place, bots, result }: DailyRow) =>
  [kind, date, game, began, place, bots, result] as const;

/** The rows of who played which deal of the day. */
export class DailyRows {
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: DatabaseSync) {
    this.statements = prepare(database);
  }

  read(guest: string, kind: DailyRow['kind']): DailyRow[] {
    return this.statements.read.all(guest, kind).map((row) => v.parse(daily, row));
  }

  keep(guest: string, rows: readonly DailyRow[]): void {
    for (const row of rows) this.statements.keep.run(guest, ...valuesOf(row));
  }

  claim(guest: string, row: DailyRow): DailyRow {
    this.statements.claim.run(guest, ...valuesOf(row));
    return v.parse(daily, this.statements.one.get(guest, row.kind, row.date, row.game));
  }

  place(guest: string, { date, game }: Pick<DailyRow, 'date' | 'game'>, from: string, to: string): boolean {
    return this.statements.place.run(to, guest, date, game, from).changes === 1;
  }

  note(place: string, result: string): void {
    this.statements.note.run(result, place);
  }

  list(date: string, game: string): DailyRow[] {
    return this.statements.list.all(date, game).map((row) => v.parse(daily, row));
  }

  /** Of two who became one, the first attempt at each deal counts. */
  join(from: string, into: string): void {
    this.statements.dropLater.run(from, into);
    this.statements.join.run(from, into);
  }
}

function prepare(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    read: sql(`SELECT ${COLUMNS} FROM daily WHERE guest = ? AND kind = ? ORDER BY date, game`),
    one: sql(`SELECT ${COLUMNS} FROM daily WHERE guest = ? AND kind = ? AND date = ? AND game = ?`),
    keep: sql(`INSERT OR REPLACE INTO daily (guest, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    claim: sql(`INSERT OR IGNORE INTO daily (guest, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    place: sql(
      `UPDATE daily SET place = ? WHERE guest = ? AND kind = 'ranked' AND date = ? AND game = ? AND place = ?`,
    ),
    note: sql(`UPDATE daily SET result = ? WHERE kind = 'ranked' AND place = ? AND result IS NULL`),
    list: sql(`SELECT ${COLUMNS} FROM daily
      WHERE kind = 'ranked' AND date = ? AND game = ? AND result IS NOT NULL ORDER BY guest`),
    dropLater: sql(`DELETE FROM daily WHERE guest = ?2 AND EXISTS (SELECT 1 FROM daily AS other WHERE other.guest = ?1
      AND other.kind = daily.kind AND other.date = daily.date AND other.game = daily.game AND other.began < daily.began)`),
    join: sql('UPDATE OR IGNORE daily SET guest = ?2 WHERE guest = ?1'),
  };
}
