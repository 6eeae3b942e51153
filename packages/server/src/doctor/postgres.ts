import { makeClient, type PostgresSettings } from '../store/postgres/connect.ts';
import { POSTGRES_UPGRADES } from '../store/postgres/schema.ts';
import { doubt, fine, wrong, type Diagnosis } from './diagnosis.ts';

const OLDEST = 150_000;
/** So many milliseconds two clocks may differ. */
const SLACK = 1000;
/** Connections of a server beside those for reading. */
const OTHERS = 3;

interface Facts {
  readonly version: number;
  readonly now: number;
  readonly fsync: string;
  readonly commit: string;
  readonly most: number;
  readonly is_read_only: boolean;
  readonly is_private: boolean | null;
  readonly has_meta: boolean;
}

const FACTS = `SELECT current_setting('server_version_num')::int AS version,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
    current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
    pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS is_read_only,
    (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) OR coalesce(inet_client_addr() <<= '127.0.0.0/8', true)
      OR inet_client_addr() = '::1' AS is_private,
    to_regclass('meta') IS NOT NULL AS has_meta`;

/** The database: whether it can be used, keeps what it promises, and has the same time. It changes nothing. */
export async function checkPostgres(settings: PostgresSettings, now = Date.now): Promise<Diagnosis[]> {
  const client = makeClient(settings, 'sixfold-doctor');
  try {
    await client.connect();
    const asked = now();
    const [facts] = (await client.query<Facts>(FACTS)).rows;
    if (!facts) return [];
    const format = facts.has_meta
      ? (await client.query<{ value: string }>(`SELECT value FROM meta WHERE name = 'format'`)).rows[0]?.value
      : '0';
    return [...checkFacts(facts, settings), ...checkFormat(Number(format)), ...checkTime(facts.now - asked)];
  } catch (error) {
    return [wrong('database', `it cannot be used: ${error instanceof Error ? error.message : String(error)}`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function checkFacts(facts: Facts, { databaseConnections }: PostgresSettings): Diagnosis[] {
  const { version, fsync, commit, most, is_read_only, is_private } = facts;
  const found: Diagnosis[] = [];
  if (version < OLDEST) found.push(wrong('database', `PostgreSQL ${version / 10_000} is too old; 15 is the oldest`));
  if (is_read_only) found.push(wrong('database', 'it may only be read; name the one that others copy'));
  if (fsync !== 'on') found.push(wrong('database', 'fsync is off: a power failure may lose all; set it on'));
  if (commit === 'off')
    found.push(wrong('database', 'synchronous_commit is off: moves that count may be lost; set it on'));
  if (!is_private)
    found.push(doubt('database', 'the way to it is not encrypted; add ?sslmode=verify-full to its address'));
  if (most < databaseConnections + OTHERS)
    found.push(doubt('database', `it takes ${most} connections, and a server wants ${databaseConnections + OTHERS}`));
  return found.length > 0 ? found : [fine('database', `PostgreSQL ${Math.floor(version / 10_000)} answers`)];
}

function checkFormat(format: number): Diagnosis[] {
  const newest = POSTGRES_UPGRADES.length;
  if (format > newest) return [wrong('database', `it has format ${format}; this program knows up to ${newest}`)];
  return format === newest ? [] : [fine('database', 'it is brought up to date at the next start')];
}

function checkTime(difference: number): Diagnosis[] {
  if (Math.abs(difference) <= SLACK) return [];
  const seconds = Math.round(Math.abs(difference) / 1000);
  const how = difference > 0 ? 'behind' : 'ahead of';
  return [wrong('clock', `the clock is ${seconds} s ${how} that of the database; set both by NTP`)];
}
