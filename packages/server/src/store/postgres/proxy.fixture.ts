import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What a link does: lets through, cuts, or keeps what one side sends to itself while both think that all is well. */
export type LinkMode = 'open' | 'cut' | 'mute-answers' | 'hold-requests' | 'hold-commits' | 'mute-commits';

/** For tests: a link to a database that can be spoilt. */
export class TestLink implements AsyncDisposable {
  readonly url: string;
  private mode: LinkMode = 'open';
  private readonly server;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private readonly held: (() => void)[] = [];

  private constructor(server: ReturnType<typeof createServer>, url: URL, port: number) {
    this.server = server;
    const to = { host: url.hostname, port: Number(url.port) };
    server.on('connection', (socket) => this.join(socket, connect(to)));
    url.port = String(port);
    this.url = url.href;
  }

  static async open(database: string): Promise<TestLink> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return new TestLink(server, new URL(database), typeof address === 'object' && address ? address.port : 0);
  }

  /** Of what comes from now on, over connections that there are; new ones are open, unless all are cut. */
  spoil(mode: LinkMode): void {
    this.mode = mode;
    if (mode === 'cut') for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    for (const pair of this.pairs) this.spoilt.set(pair, mode);
  }

  /** What was held arrives after all. */
  letGo(): void {
    for (const send of this.held.splice(0)) send();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.spoil('cut');
    this.server.close();
    await once(this.server, 'close');
  }

  private readonly spoilt = new Map<readonly [Socket, Socket], LinkMode>();

  private join(client: Socket, database: Socket): void {
    const pair = [client, database] as const;
    this.pairs.add(pair);
    if (this.mode === 'cut') client.destroy();
    const is = (mode: LinkMode): boolean => this.spoilt.get(pair) === mode;
    client.on('data', (data) => {
      const send = (): void => void (database.writable && database.write(data));
      const isCommit = data.includes('COMMIT');
      if (is('hold-requests') || (is('hold-commits') && isCommit)) this.held.push(send);
      else send();
    });
    database.on('data', (data) => {
      const isMute = is('mute-answers') || (is('mute-commits') && data.includes('COMMIT'));
      if (!isMute && client.writable) client.write(data);
    });
    const end = (): void => {
      this.pairs.delete(pair);
      client.destroy();
      // What waits to be sent outlives whoever sent it.
      if (!is('hold-requests') && !is('hold-commits')) database.destroy();
    };
    client.on('error', () => {}).on('close', end);
    database.on('error', () => {}).on('close', () => client.destroy());
  }
}
