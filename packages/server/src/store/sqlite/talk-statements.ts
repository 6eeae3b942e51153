import type { DatabaseSync } from 'node:sqlite';

/** What is asked of the rows of what people say, and of whom they do not want to meet. */
export function prepareTalk(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    addTalk: sql(`INSERT INTO talk (table_id, number, at, person, said)
      VALUES (?1, (SELECT coalesce(max(number), -1) + 1 FROM talk WHERE table_id = ?1), ?2, ?3, ?4)
      RETURNING number`),
    // The last ones, first things first.
    talk: sql(`SELECT number, at, person, name, said FROM
      (SELECT talk.*, guests.name FROM talk JOIN guests ON guests.id = person
        WHERE table_id = ? ORDER BY number DESC LIMIT ?) ORDER BY number`),
    block: sql('INSERT INTO blocks (guest, blocked) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    unblock: sql('DELETE FROM blocks WHERE guest = ? AND blocked = ?'),
    blocked: sql('SELECT blocked FROM blocks WHERE guest = ?'),
    // Whoever has a bot play on for them may always come back.
    isBlocked: sql(`SELECT 1 FROM seats JOIN blocks
      ON (guest = ?2 AND blocked = person) OR (guest = person AND blocked = ?2)
      WHERE table_id = ?1
        AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND person = ?2 AND kind = 'bot') LIMIT 1`),
  };
}
