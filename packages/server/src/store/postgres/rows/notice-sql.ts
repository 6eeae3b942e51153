import { named } from './db.ts';
import { last, NAME } from './table-sql.ts';

const tell = (column: 'turn' | 'called'): string =>
  `INSERT INTO told (guest, table_id, ${column}) VALUES ($1, $2, $3)
    ON CONFLICT (guest, table_id) DO UPDATE SET ${column} = excluded.${column}`;

/** What is asked of the rows of whom to tell what while they are away. */
export const NOTICE_SQL = named('notice', {
  wishes: 'SELECT * FROM notices WHERE guest = $1',
  begin: 'INSERT INTO notices (guest) VALUES ($1) ON CONFLICT DO NOTHING',
  choices: `INSERT INTO notices (guest, language, zone, quiet_from, quiet_to) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (guest) DO UPDATE SET language = excluded.language, zone = excluded.zone,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`,
  webhook: 'UPDATE notices SET webhook_shape = $1, webhook_url = $2 WHERE guest = $3',

  devices: 'SELECT endpoint, p256dh, auth, failing FROM devices WHERE guest = $1 ORDER BY added, endpoint',
  addDevice: `INSERT INTO devices (endpoint, guest, p256dh, auth, added) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth,
      added = excluded.added, failing = NULL`,
  dropOldest: `DELETE FROM devices WHERE guest = $1 AND endpoint NOT IN
    (SELECT endpoint FROM devices WHERE guest = $1 ORDER BY added DESC, endpoint LIMIT $2)`,
  removeDevice: 'DELETE FROM devices WHERE endpoint = $1 AND guest = $2',
  removeDevices: 'DELETE FROM devices WHERE guest = $1',
  noteDevice: 'UPDATE devices SET failing = $1 WHERE endpoint = $2',

  reachable: `SELECT * FROM notices WHERE guest > $1
    AND (webhook_url IS NOT NULL OR EXISTS (SELECT 1 FROM devices WHERE devices.guest = notices.guest))
    ORDER BY guest LIMIT $2`,
  // A turn begins with the first event after which it is always the same seat's.
  turns: `SELECT id, terms, seat, told.turn AS told, told.called AS called,
      (SELECT (event::json #>> '{tempo,bank}')::bigint FROM events WHERE table_id = id AND number = 0) AS bank,
      1 + coalesce((SELECT number FROM events WHERE table_id = id AND turn IS DISTINCT FROM seat
        ORDER BY number DESC LIMIT 1), -1) AS turn,
      ARRAY (SELECT ${NAME} FROM seats AS others WHERE others.table_id = id AND others.seat <> seats.seat
        ORDER BY others.seat) AS others
    FROM seats JOIN tables ON id = seats.table_id
      LEFT JOIN told ON told.table_id = id AND told.guest = person
    WHERE person = $1 AND kind = 'person' AND stage = 'playing' AND ${last('turn')} = seat
    ORDER BY id`,
  tellTurn: tell('turn'),
  tellCalled: tell('called'),

  // Who has chosen keeps what they chose; devices go along with the row, or to the one that there is.
  joinWishes: `UPDATE notices SET guest = $2 WHERE guest = $1
    AND NOT EXISTS (SELECT 1 FROM notices WHERE guest = $2)`,
  joinDevices: 'UPDATE devices SET guest = $2 WHERE guest = $1',
  joinTold: `UPDATE told SET guest = $2 WHERE guest = $1
    AND NOT EXISTS (SELECT 1 FROM told AS other WHERE other.guest = $2 AND other.table_id = told.table_id)`,
});
