import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What a link does to what passes: nothing, holds it up, refuses and cuts it, or swallows it while both ends think all is well. */
export type LinkState = 'open' | 'delayed' | 'cut' | 'half-open';

/** How long what is held up takes at most, in milliseconds. */
const DELAY = 400;

/** The link between a server and the database, which can be spoilt. */
export class DatabaseLink {
  readonly port: number;
  private readonly server: Server;
  private readonly target: number;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private state: LinkState = 'open';

  private constructor(server: Server, target: number) {
    const address = server.address();
    this.server = server;
    this.target = target;
    this.port = typeof address === 'object' && address ? address.port : 0;
    server.on('connection', (socket) => this.join(socket));
  }

  static async open(target: number): Promise<DatabaseLink> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DatabaseLink(server, target);
  }

  spoil(state: LinkState): void {
    // What was swallowed is gone: those who wait for it are let go when the link works again.
    const isMended = this.state === 'half-open' && state !== 'half-open';
    this.state = state;
    if (state === 'cut' || isMended) for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  close(): void {
    this.spoil('cut');
    this.server.close();
  }

  private join(client: Socket): void {
    if (this.state === 'cut') return void client.destroy();
    const database = connect(this.target, '127.0.0.1');
    const pair = [client, database] as const;
    this.pairs.add(pair);
    this.pass(client, database);
    this.pass(database, client);
  }

  /** One piece after the other: timers of different lengths do not end in order, and a late one would be overtaken. */
  private pass(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on('data', (data) => {
      if (this.state === 'half-open') return;
      const due = this.state === 'delayed' ? performance.now() + DELAY * Math.random() : 0;
      before = before.then(() => until(due)).then(() => void (to.writable && to.write(data)));
    });
    from.on('error', () => {}).on('close', () => to.destroy());
  }
}

async function until(due: number): Promise<void> {
  const wait = due - performance.now();
  if (wait > 0) await setTimeout(wait);
}
