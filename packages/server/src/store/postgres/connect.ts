import { Client, Pool, types, type ClientConfig } from 'pg';

/** Where the database is, and how it is used. */
export interface PostgresSettings {
  /** As in `postgres://USER:PASSWORD@HOST/NAME?sslmode=verify-full`. */
  readonly database: string;
  /** How many connections are held for reading. */
  readonly databaseConnections: number;
  /** How long a statement may take, in milliseconds; 0 for as long as it takes. */
  readonly databaseTimeout: number;
}

/** In milliseconds: how long connecting may take, and how much later than the database a statement is given up here. */
const LONGEST_CONNECT = 3000;
const GRACE = 1000;
/** A connection that nobody needs for so long is closed. */
const LONGEST_IDLE = 60_000;

/** Times and terms are whole numbers below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

/**
 * What all connections share. A statement that takes too long is ended by the database; where nothing is heard at all, the
 * connection is given up here. Who stops in the middle of a transaction holds nobody up for long.
 */
function configOf({ database, databaseTimeout }: PostgresSettings, name: string): ClientConfig {
  return {
    connectionString: database,
    application_name: name,
    statement_timeout: databaseTimeout,
    idle_in_transaction_session_timeout: databaseTimeout,
    query_timeout: databaseTimeout > 0 ? databaseTimeout + GRACE : 0,
    connectionTimeoutMillis: LONGEST_CONNECT,
    keepAlive: true,
  };
}

/** A connection of its own, told apart by its name; to be connected. What goes wrong shows with the next statement. */
export function makeClient(settings: PostgresSettings, name: string): Client {
  const client = new Client(configOf(settings, name));
  client.on('error', () => {});
  return client;
}

export function makePool(settings: PostgresSettings, name: string): Pool {
  const pool = new Pool({
    ...configOf(settings, name),
    max: settings.databaseConnections,
    idleTimeoutMillis: LONGEST_IDLE,
  });
  pool.on('error', () => {});
  // A connection that is lost while the pool lets go of it has nobody else to tell, and that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
