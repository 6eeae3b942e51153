import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** How often the servers are asked whether they are well, and how long they may take, in milliseconds. */
const EVERY = 300;
const PATIENCE = 1000;

/** A small balancer: whoever connects is led to one of the servers that answer, in turn, for as long as the connection lasts. */
export class Balancer {
  readonly address: string;
  private readonly server: Server;
  private readonly ports: readonly number[];
  private readonly well: Set<number>;
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  private constructor(server: Server, ports: readonly number[]) {
    const address = server.address();
    this.server = server;
    this.ports = ports;
    this.well = new Set(ports);
    this.address = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    server.on('connection', (socket) => this.lead(socket));
    this.timer = setInterval(() => void this.look(), EVERY);
  }

  static async open(ports: readonly number[]): Promise<Balancer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Balancer(server, ports);
  }

  close(): void {
    clearInterval(this.timer);
    this.server.close();
  }

  private async look(): Promise<void> {
    await Promise.all(this.ports.map((port) => this.lookAt(port)));
  }

  private async lookAt(port: number): Promise<void> {
    const asked = fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(PATIENCE) });
    const isWell = await asked.then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) this.well.add(port);
    else this.well.delete(port);
  }

  private lead(socket: Socket): void {
    const well = this.ports.filter((port) => this.well.has(port));
    const choice = well.length > 0 ? well : this.ports;
    this.join(socket, choice[this.turn++ % choice.length] ?? 0);
  }

  private join(socket: Socket, port: number): void {
    const server = connect(port, '127.0.0.1');
    socket.on('error', () => {}).on('close', () => server.destroy());
    server.on('error', () => this.well.delete(port)).on('close', () => socket.destroy());
    socket.pipe(server).pipe(socket);
  }
}
