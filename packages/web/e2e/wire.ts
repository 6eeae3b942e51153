import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network of one's own to a server, which can be cut and mended. (A browser that is set offline keeps its sockets.) */
export class Wire {
  readonly address: string;
  private readonly ends: Set<Socket>;
  private isCut = false;
  private readonly server;

  private constructor(server: ReturnType<typeof createServer>, ends: Set<Socket>) {
    this.server = server;
    this.ends = ends;
    this.address = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('connection', (socket) => this.isCut && socket.destroy());
  }

  static async to(address: string): Promise<Wire> {
    const ends = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(Number(new URL(address).port), 'localhost');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        ends.add(end);
        end.on('error', () => other.destroy()).on('close', () => other.destroy() && ends.delete(end));
        end.pipe(other);
      }
    }).listen(0, 'localhost');
    await once(server, 'listening');
    return new Wire(server, ends);
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
