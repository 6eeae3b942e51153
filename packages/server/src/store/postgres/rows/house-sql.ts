import { named } from './db.ts';

/** What is asked of what the server keeps for itself. */
export const HOUSE_SQL = named('house', {
  keep: 'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  kept: 'SELECT value FROM meta WHERE name = $1',
  // So that nobody else changes it before the transaction is over.
  lock: 'SELECT value FROM meta WHERE name = $1 FOR UPDATE',
  lockNow: `SELECT value, floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now
    FROM meta WHERE name = $1 FOR UPDATE`,
  replace: `INSERT INTO meta (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  drop: 'DELETE FROM meta WHERE name = $1',
});
