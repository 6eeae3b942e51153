import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Lookout } from './lookout.ts';

/** A small balancer: whoever connects is led to one of the servers that answer, in turn, for as long as the connection lasts. */
export class Balancer {
  readonly address: string;
  private readonly server: Server;
  private readonly lookout: Lookout;

  private constructor(server: Server, ports: readonly number[]) {
    const address = server.address();
    this.server = server;
    this.lookout = new Lookout(ports);
    this.address = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    server.on('connection', (socket) =>
      this.join(
        socket.on('error', () => {}),
        this.lookout.pick(),
      ),
    );
  }

  static async open(ports: readonly number[]): Promise<Balancer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Balancer(server, ports);
  }

  /** Where one of the servers is, for those who go there by themselves. */
  pick(): string {
    return `http://127.0.0.1:${this.lookout.pick()}`;
  }

  close(): void {
    this.lookout.close();
    this.server.close();
  }

  /** Whoever was led to a server that is not there is led to another one, as other balancers do. */
  private join(socket: Socket, port: number, other: number | null = null): void {
    const server = connect(port, '127.0.0.1').on('error', () => this.lookout.doubt(port));
    const giveUp = (): void => {
      if (other === null && !socket.destroyed) this.join(socket, this.lookout.pick(port), port);
      else socket.destroy();
    };
    socket.on('close', () => server.destroy());
    server.once('close', giveUp).once('connect', () => {
      server.off('close', giveUp).on('close', () => socket.destroy());
      socket.pipe(server).pipe(socket);
    });
  }
}
