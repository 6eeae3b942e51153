import { setTimeout as pause } from 'node:timers/promises';
import type { Span } from '@sixfold/host';
import { askDatabase, startPostgres, type TestPostgres } from '../../packages/testing/src/postgres.ts';
import { makeFolder, removeFolder, startServer, type RealServer } from '../../packages/testing/src/real-server.ts';
import { Balancer } from './balancer.ts';
import { DatabaseLink } from './link.ts';

const WRONG_CLOCK = import.meta.resolve('./wrong-clock.ts');

/** So many characters of what a server wrote before it ended are told. */
const LAST_WORDS = 1500;

/** How long a server may take to finish, in milliseconds. */
const LONGEST_STOP = 10_000;

const END = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name LIKE 'sixfold %' AND pid <> pg_backend_pid()`;

/** One of the servers, with its own link to the database. */
export class Member {
  readonly link: DatabaseLink;
  server: RealServer;
  /** With which exit code its servers have ended of themselves, and what they said last. */
  readonly deaths: string[] = [];
  private readonly folder: string;
  private readonly database: string;
  private readonly preload: readonly string[];

  private constructor(
    server: RealServer,
    link: DatabaseLink,
    folder: string,
    database: string,
    preload: readonly string[],
  ) {
    this.server = server;
    this.link = link;
    this.folder = folder;
    this.database = database;
    this.preload = preload;
    this.watch();
  }

  static async open(postgres: TestPostgres, database: string, preload: readonly string[]): Promise<Member> {
    const [link, folder] = [await DatabaseLink.open(postgres.port), makeFolder()];
    const url = new URL(database);
    url.port = String(link.port);
    const all = [WRONG_CLOCK, ...preload];
    const server = await startServer(folder, { database: url.href, logLevel: 'silent' }, all);
    return new Member(server, link, folder, url.href, all);
  }

  get port(): number {
    return Number(new URL(this.server.address).port);
  }

  /** Starts it again, once the database can be reached. */
  async restart(): Promise<void> {
    const { port } = this;
    await this.server.kill();
    this.server = await startServer(this.folder, { database: this.database, port, logLevel: 'silent' }, this.preload);
    this.watch();
  }

  private watch(): void {
    const { ended, log } = this.server;
    void ended.then((code) => code !== null && code !== 0 && this.deaths.push(`${code}${lastWords(log)}`));
  }

  async close(): Promise<void> {
    await this.server.kill();
    this.link.close();
    removeFolder(this.folder);
  }
}

/** Why a server ended is what it wrote last; nothing if it said nothing. */
const lastWords = (log: readonly string[]): string => {
  const said = log.join('').trim();
  return said === '' ? '' : `: ${said.slice(-LAST_WORDS)}`;
};

/** Two servers on one PostgreSQL, behind one address. */
export class House {
  readonly postgres: TestPostgres;
  readonly database: string;
  readonly members: readonly Member[];
  readonly balancer: Balancer;
  /** When there was no database, in milliseconds since 1970. */
  readonly outages: Span[] = [];

  private constructor(postgres: TestPostgres, database: string, members: readonly Member[], balancer: Balancer) {
    this.postgres = postgres;
    this.database = database;
    this.members = members;
    this.balancer = balancer;
  }

  /** `preload`: modules that are run in the servers before they begin. */
  static async open(preload: readonly string[] = []): Promise<House> {
    const postgres = await startPostgres(['max_connections=200']);
    const database = await postgres.create();
    const members = await Promise.all([1, 2].map(() => Member.open(postgres, database, preload)));
    return new House(postgres, database, members, await Balancer.open(members.map(({ port }) => port)));
  }

  /** Stops the database as a power failure does, and starts it again after so many milliseconds. */
  async stopDatabase(ms: number): Promise<void> {
    const from = Date.now();
    await this.postgres.stop('immediate');
    await pause(ms);
    this.outages.push({ from, until: Date.now() });
    await this.postgres.start();
  }

  /** Ends all connections to the database from the other end. */
  async endBackends(): Promise<void> {
    await askDatabase(this.database, END);
  }

  /** Lets the servers finish, so that nothing is written any more. */
  async stopServers(): Promise<void> {
    for (const { server } of this.members) await Promise.race([server.stop(), pause(LONGEST_STOP)]);
    for (const { server } of this.members) await server.kill();
  }

  async close(): Promise<void> {
    this.balancer.close();
    for (const member of this.members) await member.close();
    await this.postgres.close();
  }
}
