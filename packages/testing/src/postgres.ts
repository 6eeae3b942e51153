import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ensurePostgres } from '../../../scripts/postgres.ts';
import { endWithUs } from './end-with-us.ts';

/** A real PostgreSQL in a temporary folder, which nobody else can get into. */
export interface TestPostgres {
  readonly port: number;
  /** Of the process that has started all others; 0 while it is stopped. */
  readonly pid: number;
  /** The address of a database in it, by whatever way one gets there. */
  url(database: string, port?: number): string;
  /** Makes an empty database; returns its address. */
  create(database?: string): Promise<string>;
  /** Stops it, as a power failure does (`immediate`) or in order; it can be started again. */
  stop(how?: 'immediate' | 'fast'): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good, and removes all that it had. */
  close(): Promise<void>;
}

/** As PostgreSQL does not run as root: who it runs as, if we are. */
interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

const USER = 'sixfold';
const STOP = { immediate: 'SIGQUIT', fast: 'SIGINT' } as const;

/** As it is after a power failure: what was promised is on the disk. Small, for it shares two cores. */
const OPTIONS = ['fsync=on', 'synchronous_commit=on', 'shared_buffers=64MB', 'max_connections=100'];

/** Starts a new PostgreSQL on a free port, on this machine alone. */
export async function startPostgres(options: readonly string[] = []): Promise<TestPostgres> {
  const [bin, owner] = [ensurePostgres(), findOwner()];
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-postgres-'));
  const password = randomBytes(16).toString('hex');
  const data = join(folder, 'data');
  makeCluster({ bin, owner, folder, data, password });
  const port = await freePort();
  let child: ChildProcess | null = null;
  const url = (database: string, by = port): string => `postgres://${USER}:${password}@127.0.0.1:${by}/${database}`;
  const settings = [...OPTIONS, ...options, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1'];
  const start = async (): Promise<void> => {
    const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    child = spawn(join(bin, 'postgres'), words, { ...owner, cwd: folder, stdio: 'ignore' });
    await untilReady(child, url('postgres'));
  };
  const stop = async (how: keyof typeof STOP = 'fast'): Promise<void> => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(STOP[how]);
    await gone;
  };
  // It may still be writing while it ends.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 });
  const stay = endWithUs(() => {
    child?.kill(STOP.immediate);
    remove();
  });
  await start();
  return {
    port,
    get pid() {
      return child?.pid ?? 0;
    },
    url,
    start,
    stop,
    async create(database = `test_${randomBytes(6).toString('hex')}`) {
      await askDatabase(url('postgres'), `CREATE DATABASE ${database}`);
      return url(database);
    },
    async close() {
      await stop('immediate');
      stay();
      remove();
    },
  };
}

interface Cluster {
  readonly bin: string;
  readonly owner: Owner;
  readonly folder: string;
  readonly data: string;
  readonly password: string;
}

function makeCluster({ bin, owner, folder, data, password }: Cluster): void {
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  mkdirSync(data);
  if (owner.uid !== undefined) for (const path of [folder, data, secret]) chownSync(path, owner.uid, owner.gid ?? 0);
  chmodSync(data, 0o700);
  const words = ['-D', data, '-U', USER, `--pwfile=${secret}`, '--auth=scram-sha-256', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), words, { ...owner, cwd: folder, stdio: 'pipe' });
}

function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find((one) => tryId('-u', one) !== null) ?? 'nobody';
  return { uid: tryId('-u', name) ?? 65_534, gid: tryId('-g', name) ?? 65_534 };
}

function tryId(what: '-u' | '-g', name: string): number | null {
  try {
    return Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at once, with ${child.exitCode}`);
    const isReady = await askDatabase(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(20);
  }
}

/** Has a database do something; returns what it says to it. */
export async function askDatabase<T extends object>(url: string, text: string): Promise<readonly T[]> {
  const client = new Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
