import { named } from './db.ts';

/** What the last event of a table left behind: moves need not write that down twice. */
export const last = (column: string): string =>
  `(SELECT ${column} FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1)`;

/** People are called what they call themselves now; nobody knows the name of one who is forgotten. */
export const NAME = `CASE
  WHEN person IS NOT NULL THEN coalesce((SELECT name FROM guests WHERE guests.id = person), '')
  WHEN label = '' THEN coalesce(bot, '')
  ELSE label END`;

const ALIVE = `stage IN ('gathering', 'playing')`;

/** A table with its seats, as lists show it. */
const SUMMARY = `id, terms, is_public, stage, ${last('turn')} AS turn, ${last('at')} AS touched,
  (SELECT json_agg(json_build_object('kind', kind, 'person', person, 'bot', bot, 'isProgram', is_program = 1, 'name', ${NAME})
      ORDER BY seat)
    FROM seats WHERE table_id = id) AS seats`;

/** What is asked of logs and of the lists that follow from them. */
export const TABLE_SQL = named('table', {
  // Each event must follow on the one before: whoever writes knows all of the table. What was written in a term is taken
  // only while the table is held in it: the row is locked, so that nobody takes the table over in the same moment.
  append: `WITH given AS (
      SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::bigint[])
        AS given (table_id, number, at, turn, move, event, term)
    ), held AS (
      SELECT holders.table_id FROM holders JOIN given USING (table_id, term) FOR SHARE OF holders
    )
    INSERT INTO events (table_id, number, at, turn, move, event)
    SELECT table_id, number, at, turn, move, event FROM given
      WHERE (number = 0 OR EXISTS (SELECT 1 FROM events
          WHERE events.table_id = given.table_id AND events.number = given.number - 1))
        AND (term IS NULL OR table_id IN (SELECT table_id FROM held))
      ORDER BY table_id, number
    ON CONFLICT DO NOTHING
    RETURNING table_id, number`,
  // Of numbers that were not taken, those for which somebody else was faster, or has the table by now.
  lost: `SELECT table_id FROM unnest($1::text[], $2::int[], $3::bigint[]) AS given (table_id, number, term)
    WHERE EXISTS (SELECT 1 FROM events WHERE events.table_id = given.table_id AND events.number = given.number)
      OR (term IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM holders WHERE holders.table_id = given.table_id AND holders.term = given.term))`,
  event: 'SELECT at, move, event FROM events WHERE table_id = $1 AND number = $2',
  events: `SELECT place, at, move, event
    FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted (id, since, place)
    JOIN events ON table_id = wanted.id AND number >= wanted.since ORDER BY place, number`,

  add: `INSERT INTO tables (id, terms, host, is_public, stage) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING`,
  change: 'UPDATE tables SET stage = $1 WHERE id = $2',
  remove: 'DELETE FROM tables WHERE id = $1',
  // What a seat was called goes with what it was.
  placeSeats: `INSERT INTO seats (table_id, seat, kind, person, bot, label, is_program)
    SELECT $1, seat - 1, kind, person, bot, coalesce(label, ''), is_program
      FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[])
        WITH ORDINALITY AS given (kind, person, bot, label, is_program, seat)
    ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person, bot = excluded.bot,
      is_program = excluded.is_program,
      label = CASE WHEN ($5::text[])[excluded.seat + 1] IS NOT NULL THEN excluded.label
        WHEN seats.kind = excluded.kind THEN seats.label ELSE '' END`,
  // Of each table those on the seats, and then others by their ids, each with the place of its table.
  names: `SELECT place, name FROM (
      SELECT place, seat AS number, ${NAME} AS name
        FROM unnest($1::text[]) WITH ORDINALITY AS wanted (table_id, place) JOIN seats USING (table_id)
      UNION ALL
      SELECT place, 1000000 + number, coalesce(guests.name, '')
        FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS people (place, person, number)
          LEFT JOIN guests ON id = person
    ) AS names ORDER BY place, number`,

  public: `SELECT ${SUMMARY} FROM tables WHERE is_public = 1 AND ${ALIVE} ORDER BY touched DESC, id LIMIT $1`,
  alive: `SELECT ${SUMMARY} FROM tables WHERE ${ALIVE} ORDER BY touched DESC, id LIMIT $1`,
  of: `SELECT ${SUMMARY} FROM tables
    WHERE id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY touched DESC, id LIMIT $2`,
  hosted: `SELECT count(*) AS live, coalesce(sum(is_public), 0) AS public FROM tables
    WHERE id IN (SELECT table_id FROM seats WHERE person = $1) AND host = $1 AND ${ALIVE}`,
  idle: `SELECT id FROM tables WHERE ${ALIVE} AND ${last('at')} < $1 ORDER BY id LIMIT $2`,
  timed: `SELECT id FROM tables JOIN events ON table_id = id AND number = 0
    WHERE ${ALIVE} AND event::json ->> 'tempo' IS NOT NULL ORDER BY id`,
  removeOld: `DELETE FROM tables WHERE id IN
    (SELECT id FROM tables WHERE NOT ${ALIVE} AND ${last('at')} < $1 ORDER BY id LIMIT $2)`,
});
