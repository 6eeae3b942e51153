import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../cli/src/sixfold.ts');

/** Bots in a hurry, and players who are faster than people. */
const SETTINGS = {
  host: 'localhost',
  'bot-pace': '0',
  'bot-budget': '5',
  bots: '1',
  'guests-per-address': '100000',
  'message-rate': '1000',
  'message-burst': '1000',
};

/** The whole server as a process of its own, which can be killed and started again on the same port and data. */
export class House {
  readonly address: string;
  private readonly port: number;
  private readonly data = mkdtempSync(join(tmpdir(), 'sixfold-house-'));
  private running: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    this.address = `http://localhost:${port}`;
  }

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    return house;
  }

  /** Resolves once it answers. */
  async start(): Promise<void> {
    const settings = { port: String(this.port), data: this.data, ...SETTINGS };
    const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    this.running = spawn(process.execPath, [PROGRAM, 'serve', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    // It greets when it listens.
    await Promise.race([once(this.running.stdout!, 'data'), once(this.running, 'exit')]);
    if (this.running.exitCode !== null) throw new Error('the server did not start');
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL');
  }

  async close(): Promise<void> {
    await this.stop('SIGTERM');
    rmSync(this.data, { recursive: true });
  }

  private async stop(signal: NodeJS.Signals): Promise<void> {
    const { running } = this;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
