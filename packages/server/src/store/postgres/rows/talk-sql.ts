import { named } from './db.ts';

/** What is asked of the rows of what people say, and of whom they do not want to meet. */
export const TALK_SQL = named('talk', {
  // One after the other, wherever it is said.
  lock: 'SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE',
  add: `INSERT INTO talk (table_id, number, at, person, said)
    SELECT $1, coalesce(max(number), -1) + 1, $2, $3, $4 FROM talk WHERE table_id = $1
    RETURNING number`,
  // The last ones, first things first.
  read: `SELECT place, number, at, person, name, said
    FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted (id, most, place)
    CROSS JOIN LATERAL (SELECT talk.*, guests.name FROM talk JOIN guests ON guests.id = person
      WHERE table_id = wanted.id ORDER BY number DESC LIMIT wanted.most) AS said
    ORDER BY place, number`,
  block: 'INSERT INTO blocks (guest, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  unblock: 'DELETE FROM blocks WHERE guest = $1 AND blocked = $2',
  blocked: `SELECT place, blocked FROM unnest($1::text[]) WITH ORDINALITY AS wanted (id, place)
    JOIN blocks ON guest = wanted.id`,
  // Whoever has a bot play on for them may always come back.
  isBlocked: `SELECT 1 FROM seats JOIN blocks
    ON (guest = $2 AND blocked = person) OR (guest = person AND blocked = $2)
    WHERE table_id = $1
      AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person = $2 AND kind = 'bot') LIMIT 1`,
});
