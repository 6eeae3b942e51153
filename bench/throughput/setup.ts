import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../packages/testing/src/postgres.ts';
import { makeFolder, removeFolder, startServer, type RealServer } from '../../packages/testing/src/real-server.ts';
import { quantile } from '../load/tally.ts';
import type { Driven, LoaderWishes } from './loader.ts';
import { cpuSeconds, pin } from './processor.ts';

/** What is compared: how many servers, and on what. */
export interface Kind {
  readonly name: string;
  readonly servers: number;
  readonly isPostgres: boolean;
}

/** What all of them have in common. */
export interface Conditions extends Omit<LoaderWishes, 'addresses' | 'seed'> {
  readonly loaders: number;
  /** For servers and database, and for the load; empty for any. */
  readonly cores: string;
  readonly loadCores: string;
}

/** What was measured at one rate. */
export interface Step {
  readonly rate: number;
  /** Acknowledged in a second. */
  readonly moves: number;
  /** To acknowledged, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Seconds of processor time a move. */
  readonly servers: number;
  readonly database: number;
  readonly load: number;
  readonly trouble: readonly string[];
}

const SEEDS = 100;

/** Servers with people at their tables, of which nobody plays unless told. */
export class Setup {
  readonly kind: Kind;
  private readonly servers: readonly RealServer[];
  private readonly folders: readonly string[];
  private readonly postgres: TestPostgres | null;
  private loaders: readonly ChildProcess[] = [];

  private constructor(kind: Kind, servers: RealServer[], folders: string[], postgres: TestPostgres | null) {
    this.kind = kind;
    this.servers = servers;
    this.folders = folders;
    this.postgres = postgres;
  }

  static async open(kind: Kind, conditions: Conditions): Promise<Setup> {
    const postgres = kind.isPostgres ? await startPostgres() : null;
    const database = await postgres?.create();
    const folders = Array.from({ length: kind.servers }, () => makeFolder());
    const wishes = database === undefined ? {} : { database };
    const servers: RealServer[] = [];
    for (const folder of folders) servers.push(await startServer(folder, wishes));
    const setup = new Setup(kind, servers, folders, postgres);
    pin([...setup.serverPids, ...setup.databasePids], conditions.cores);
    await setup.gather(conditions);
    return setup;
  }

  /** Has everybody play at this rate for a while, and measures the second part of it. */
  async play(rate: number, warm: number, seconds: number): Promise<Step> {
    await this.drive(rate, warm);
    const parts = [this.serverPids, this.databasePids, this.loadPids];
    const before = parts.map(cpuSeconds);
    const driven = await this.drive(rate, seconds);
    const spent = parts.map((pids, part) => cpuSeconds(pids) - (before[part] ?? 0));
    const times = driven.flatMap(({ acknowledged }) => acknowledged);
    const [servers = 0, database = 0, load = 0] = spent.map((time) => time / times.length);
    return {
      rate,
      moves: times.length / Math.max(...driven.map((one) => one.seconds)),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      servers,
      database,
      load,
      trouble: driven.flatMap(({ trouble }) => trouble),
    };
  }

  async close(): Promise<void> {
    for (const loader of this.loaders) loader.kill('SIGKILL');
    for (const server of this.servers) await server.kill();
    await this.postgres?.close();
    for (const folder of this.folders) removeFolder(folder);
  }

  private get serverPids(): number[] {
    return this.servers.map(({ pid }) => pid);
  }

  private get databasePids(): number[] {
    return this.postgres ? [this.postgres.pid] : [];
  }

  private get loadPids(): number[] {
    return this.loaders.map(({ pid = 0 }) => pid);
  }

  private async gather({ loaders, loadCores, tables, game, players }: Conditions): Promise<void> {
    const addresses = this.servers.map(({ address }) => address);
    this.loaders = Array.from({ length: loaders }, (_, seed) => {
      const wishes: LoaderWishes = {
        addresses,
        tables: Math.ceil(tables / loaders),
        game,
        players,
        seed: SEEDS + seed,
      };
      return fork(join(import.meta.dirname, 'loader.ts'), [JSON.stringify(wishes)]);
    });
    pin(this.loadPids, loadCores);
    await Promise.all(this.loaders.map((loader) => once(loader, 'message')));
  }

  private drive(rate: number, seconds: number): Promise<Driven[]> {
    const share = rate / this.loaders.length;
    return Promise.all(
      this.loaders.map(async (loader) => {
        const answer = once(loader, 'message');
        loader.send({ rate: share, seconds });
        const [driven] = await answer;
        return driven;
      }),
    );
  }
}
