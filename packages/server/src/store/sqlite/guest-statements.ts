import type { DatabaseSync } from 'node:sqlite';

/** What is asked of the rows of people. */
export function prepareGuests(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    addGuest: sql('INSERT INTO guests (id, name) VALUES (?, ?)'),
    guest: sql('SELECT id, name FROM guests WHERE id = ?'),
    identity: sql('SELECT id, name, session, lasting IS NOT NULL AS has_lasting FROM guests WHERE id = ?'),
    guestCalled: sql('SELECT id, name FROM guests WHERE name = ? ORDER BY id LIMIT 1'),
    guestBy: {
      lasting: sql('SELECT id, name FROM guests WHERE lasting = ?'),
      token: sql('SELECT id, name FROM guests WHERE token = ?'),
    },
    key: {
      lasting: sql('UPDATE guests SET lasting = ? WHERE id = ?'),
      token: sql('UPDATE guests SET token = ? WHERE id = ?'),
    },
    keepLink: sql('UPDATE guests SET link = ?, link_until = ? WHERE id = ?'),
    findLink: sql('SELECT id, name FROM guests WHERE link = ? AND link_until > ?'),
    useLink: sql(`UPDATE guests SET link = NULL, link_until = NULL WHERE link = ? AND link_until > ?
      RETURNING id, name`),
    endSessions: sql(`UPDATE guests
      SET session = session + 1, link = NULL, link_until = NULL, lasting = NULL, token = NULL WHERE id = ?`),
    renameGuest: sql('UPDATE guests SET name = ? WHERE id = ?'),
    removeGuest: sql('DELETE FROM guests WHERE id = ?'),
    seeGuest: sql('UPDATE guests SET seen = ? WHERE id = ?'),
    seeOthers: sql('UPDATE guests SET seen = ? WHERE seen IS NULL'),
    removeUnseen: sql(`DELETE FROM guests WHERE seen < ?
      AND id NOT IN (SELECT person FROM seats WHERE person IS NOT NULL) AND id NOT IN (SELECT host FROM tables)`),

    // Whether one sits at a table that goes on or can be opened again, and the other sits there or did.
    isShared: sql(`SELECT 1 FROM seats JOIN tables ON id = seats.table_id
      WHERE person IN (?1, ?2) AND stage IN ('gathering', 'playing', 'closed') AND EXISTS (
        SELECT 1 FROM events WHERE events.table_id = tables.id
          AND instr(event, '"' || CASE person WHEN ?1 THEN ?2 ELSE ?1 END || '"')) LIMIT 1`),
    // An id stands in an event as a whole text, and is long and random: nothing else can be taken for it.
    moveEvents: sql(`UPDATE events SET event = replace(event, '"' || ?1 || '"', '"' || ?2 || '"')
      WHERE event IS NOT NULL AND table_id IN
        (SELECT table_id FROM seats WHERE person = ?1 UNION SELECT id FROM tables WHERE host = ?1)`),
    moveHost: sql('UPDATE tables SET host = ?2 WHERE host = ?1'),
    moveSeats: sql('UPDATE seats SET person = ?2 WHERE person = ?1'),
  };
}
