import type { DailyRow } from '../../daily-store.ts';
import { named, type Db, type PostgresWork } from './db.ts';
import { HOUSE_SQL } from './house-sql.ts';

type DailyWork = Pick<
  PostgresWork,
  'readKept' | 'readDaily' | 'keepDaily' | 'claimDeal' | 'placeDeal' | 'noteDeal' | 'listDeal'
>;

const COLUMNS = 'kind, date, game, began, place, bots, result';
const INSERT = `INSERT INTO daily (guest, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** What is asked of the rows of who played which deal of the day. */
export const DAILY_SQL = named('daily', {
  read: `SELECT ${COLUMNS} FROM daily WHERE guest = $1 AND kind = $2 ORDER BY date, game`,
  one: `SELECT ${COLUMNS} FROM daily WHERE guest = $1 AND kind = $2 AND date = $3 AND game = $4`,
  keep: `${INSERT} ON CONFLICT (guest, kind, date, game)
    DO UPDATE SET began = $5, place = $6, bots = $7, result = $8`,
  claim: `${INSERT} ON CONFLICT DO NOTHING`,
  place: `UPDATE daily SET place = $1 WHERE guest = $2 AND kind = 'ranked' AND date = $3 AND game = $4 AND place = $5`,
  note: `UPDATE daily SET result = $1 WHERE kind = 'ranked' AND place = $2 AND result IS NULL`,
  list: `SELECT ${COLUMNS} FROM daily
    WHERE kind = 'ranked' AND date = $1 AND game = $2 AND result IS NOT NULL ORDER BY guest`,
  // Of two who became one, the first attempt at each deal counts.
  dropLater: `DELETE FROM daily WHERE guest = $2 AND EXISTS (SELECT 1 FROM daily AS other WHERE other.guest = $1
    AND other.kind = daily.kind AND other.date = daily.date AND other.game = daily.game AND other.began < daily.began)`,
  join: `UPDATE daily SET guest = $2 WHERE guest = $1 AND NOT EXISTS (SELECT 1 FROM daily AS other WHERE other.guest = $2
    AND other.kind = daily.kind AND other.date = daily.date AND other.game = daily.game)`,
});

/** The rows of who played which deal of the day. */
export const dailyWork = (db: Db): DailyWork => ({
  readKept: async (name) => (await db.first<{ value: string }>(HOUSE_SQL.kept, name))?.value ?? null,
  readDaily: (guest, kind) => db.all<DailyRow>(DAILY_SQL.read, guest, kind),
  async keepDaily(guest, rows) {
    for (const row of rows) await db.run(DAILY_SQL.keep, guest, ...valuesOf(row));
  },
  async claimDeal(guest, row) {
    await db.run(DAILY_SQL.claim, guest, ...valuesOf(row));
    return (await db.first<DailyRow>(DAILY_SQL.one, guest, row.kind, row.date, row.game)) ?? row;
  },
  placeDeal: async (guest, { date, game }, from, to) =>
    (await db.run(DAILY_SQL.place, to, guest, date, game, from)) === 1,
  async noteDeal(place, result) {
    await db.run(DAILY_SQL.note, result, place);
  },
  listDeal: (date, game) => db.all<DailyRow>(DAILY_SQL.list, date, game),
});

const valuesOf = ({ kind, date, game, began, place, bots, result }: DailyRow): readonly unknown[] => [
  kind,
  date,
  game,
  began,
  place,
  bots,
  result,
];
