import { named } from './db.ts';

/** What is asked of the rows of people. */
export const GUEST_SQL = named('guest', {
  add: 'INSERT INTO guests (id, name) VALUES ($1, $2)',
  read: 'SELECT id, name FROM guests WHERE id = $1',
  identities: `SELECT place, id, name, session, lasting IS NOT NULL AS "hasLasting"
    FROM unnest($1::text[]) WITH ORDINALITY AS wanted (guest, place) JOIN guests ON id = wanted.guest`,
  byLasting: 'SELECT id, name FROM guests WHERE lasting = $1',
  byToken: 'SELECT id, name FROM guests WHERE token = $1',
  keepLasting: 'UPDATE guests SET lasting = $1 WHERE id = $2',
  keepToken: 'UPDATE guests SET token = $1 WHERE id = $2',
  keepLink: 'UPDATE guests SET link = $1, link_until = $2 WHERE id = $3',
  findLink: 'SELECT id, name FROM guests WHERE link = $1 AND link_until > $2',
  useLink: `UPDATE guests SET link = NULL, link_until = NULL WHERE link = $1 AND link_until > $2
    RETURNING id, name`,
  endSessions: `UPDATE guests
    SET session = session + 1, link = NULL, link_until = NULL, lasting = NULL, token = NULL WHERE id = $1`,
  rename: 'UPDATE guests SET name = $1 WHERE id = $2',
  remove: 'DELETE FROM guests WHERE id = $1',
  see: 'UPDATE guests SET seen = $1 WHERE id = ANY ($2::text[])',
  seeOthers: 'UPDATE guests SET seen = $1 WHERE seen IS NULL',
  removeUnseen: `DELETE FROM guests WHERE seen < $1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE person = guests.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)`,

  // Whether one sits at a table that goes on or can be opened again, and the other sits there or did.
  isShared: `SELECT 1 FROM seats JOIN tables ON id = seats.table_id
    WHERE person IN ($1, $2) AND stage IN ('gathering', 'playing', 'closed') AND EXISTS (
      SELECT 1 FROM events WHERE events.table_id = tables.id
        AND strpos(event, '"' || CASE person WHEN $1 THEN $2 ELSE $1 END || '"') > 0) LIMIT 1`,
  // An id stands in an event as a whole text, and is long and random: nothing else can be taken for it.
  moveEvents: `UPDATE events SET event = replace(event, '"' || $1::text || '"', '"' || $2::text || '"')
    WHERE event IS NOT NULL AND table_id IN
      (SELECT table_id FROM seats WHERE person = $1 UNION SELECT id FROM tables WHERE host = $1)`,
  moveHolidays: `UPDATE holidays SET guest = $2 WHERE guest = $1 AND NOT EXISTS (SELECT 1 FROM holidays AS other
    WHERE other.guest = $2 AND other.starts = holidays.starts AND other.ends = holidays.ends)`,
  moveHost: 'UPDATE tables SET host = $2 WHERE host = $1',
  moveSeats: 'UPDATE seats SET person = $2 WHERE person = $1',

  // So that of two things that are done to somebody at once the second knows of the first.
  lock: 'SELECT 1 FROM guests WHERE id = $1 FOR NO KEY UPDATE',
  holidays: 'SELECT starts AS "from", ends AS until FROM holidays WHERE guest = $1 ORDER BY starts, ends',
  removeHolidays: 'DELETE FROM holidays WHERE guest = $1',
  addHoliday: 'INSERT INTO holidays (guest, starts, ends) VALUES ($1, $2, $3)',
});
