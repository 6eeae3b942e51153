import { startPostgres, type TestPostgres } from '../../packages/testing/src/postgres.ts';
import { makeFolder, removeFolder, startServer, type RealServer } from '../../packages/testing/src/real-server.ts';
import { Balancer } from '../../scripts/cluster/balancer.ts';

interface Member {
  readonly folder: string;
  server: RealServer;
}

const portOf = ({ server }: Member): number => Number(new URL(server.address).port);

/** Two servers on one PostgreSQL behind a balancer, of which one dies now and then. */
export class Pair {
  readonly balancer: Balancer;
  private readonly postgres: TestPostgres;
  private readonly database: string;
  private readonly members: readonly Member[];

  private constructor(postgres: TestPostgres, database: string, members: readonly Member[], balancer: Balancer) {
    this.postgres = postgres;
    this.database = database;
    this.members = members;
    this.balancer = balancer;
  }

  static async open(): Promise<Pair> {
    const postgres = await startPostgres();
    const database = await postgres.create();
    const members: Member[] = [];
    for (const folder of [makeFolder(), makeFolder()]) {
      members.push({ folder, server: await startServer(folder, { database }) });
    }
    return new Pair(postgres, database, members, await Balancer.open(members.map(portOf)));
  }

  /** Of the servers and of the database. */
  get pids(): number[] {
    return [...this.members.map(({ server }) => server.pid), this.postgres.pid];
  }

  /** Kills one of them, in turn; returns how to start it again. */
  async kill(number: number): Promise<() => Promise<void>> {
    const member = this.members[number % this.members.length];
    if (!member) return async () => {};
    const { database } = this;
    const port = portOf(member);
    await member.server.kill();
    return async () => void (member.server = await startServer(member.folder, { database, port }));
  }

  async close(): Promise<void> {
    this.balancer.close();
    for (const { server, folder } of this.members) {
      await server.kill();
      removeFolder(folder);
    }
    await this.postgres.close();
  }
}
