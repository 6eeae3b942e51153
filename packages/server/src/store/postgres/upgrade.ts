import type { Client } from 'pg';
import { DataError } from '../folder.ts';
import { Db, named } from './rows/db.ts';
import type { PostgresUpgrade } from './schema.ts';

/** Ours among the locks of a database: "SIXF". */
const LOCK = 0x53495846;

const SQL = named('upgrade', {
  lock: 'SELECT pg_advisory_lock($1)',
  unlock: 'SELECT pg_advisory_unlock($1)',
  hasMeta: `SELECT to_regclass('meta') IS NOT NULL AS is`,
  hasTables: `SELECT to_regclass('events') IS NOT NULL OR to_regclass('tables') IS NOT NULL AS is`,
  format: `SELECT value FROM meta WHERE name = 'format'`,
  note: 'INSERT INTO meta VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  point: 'SELECT now()::text AS at, pg_current_wal_lsn()::text AS lsn',
  // In a database that was dumped and put into another cluster, transactions are counted anew.
  forgetXacts: `UPDATE events SET xact = 0 WHERE xact > pg_current_xact_id()::text::bigint`,
});

/** The moment before an upgrade: a recovery up to there leads back to the format before. */
export interface BackupPoint {
  readonly format: number;
  readonly at: string;
  readonly lsn: string;
}

/**
 * Makes the tables of an empty database, or brings it up to date, while no other server does; refuses one that is newer, or not
 * ours. Returns the point before, if there was something to be changed.
 */
export async function upgradePostgres(
  client: Client,
  upgrades: readonly PostgresUpgrade[],
): Promise<BackupPoint | null> {
  const db = new Db(client);
  await db.run(SQL.lock, LOCK);
  try {
    const format = await readFormat(db, upgrades.length);
    const point = format > 0 && format < upgrades.length ? await notePoint(db, format) : null;
    for (const [index, change] of upgrades.entries()) if (index >= format) await step(db, change, index + 1);
    await db.run(SQL.forgetXacts);
    return point;
  } finally {
    await db.run(SQL.unlock, LOCK);
  }
}

async function readFormat(db: Db, newest: number): Promise<number> {
  const isOurs = (await db.first<{ is: boolean }>(SQL.hasMeta))?.is ?? false;
  const row = isOurs ? await db.first<{ value: string }>(SQL.format) : null;
  if (!row && (isOurs || (await db.first<{ is: boolean }>(SQL.hasTables))?.is)) {
    throw new DataError(
      'the database has tables of another program; choose another with SIXFOLD_DATABASE or --database',
    );
  }
  const format = Number(row?.value ?? 0);
  if (format > newest) {
    throw new DataError(
      `the database has format ${format}, and this program knows formats up to ${newest}; install a newer version`,
    );
  }
  return format;
}

async function notePoint(db: Db, format: number): Promise<BackupPoint> {
  const { at, lsn } = (await db.first<{ at: string; lsn: string }>(SQL.point)) ?? { at: '', lsn: '' };
  const point = { format, at, lsn };
  await db.run(SQL.note, `before-format-${format + 1}`, JSON.stringify(point));
  return point;
}

async function step(db: Db, change: PostgresUpgrade, format: number): Promise<void> {
  await db.exec('BEGIN');
  await db.exec(change);
  await db.run(SQL.note, 'format', String(format));
  await db.exec('COMMIT');
}
