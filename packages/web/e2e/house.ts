import { PAGE } from '../../server/src/index.ts';
import { dataIn, makeFolder, removeFolder, startServer, type RealServer } from '../../testing/src/real-server.ts';

/** The built page, bots in a hurry, and short patience with those who are away. */
const WISHES = { root: PAGE, host: 'localhost', botBudget: 5, graceSeconds: 2 };

/** The whole server as a process of its own, which can be killed and started again on the same port and data. */
export class House {
  readonly address: string;
  private readonly folder: string;
  private running: RealServer;

  private constructor(folder: string, running: RealServer) {
    this.folder = folder;
    this.running = running;
    this.address = running.address;
  }

  /** `prepare` is given the folder of its data before it is first opened. */
  static async open(prepare: (data: string) => Promise<void> = async () => {}): Promise<House> {
    const folder = makeFolder();
    await prepare(dataIn(folder));
    return new House(folder, await startServer(folder, WISHES));
  }

  /** Starts it again after it was killed. */
  async start(): Promise<void> {
    this.running = await startServer(this.folder, { ...WISHES, port: Number(new URL(this.address).port) });
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    await this.running.kill();
  }

  async close(): Promise<void> {
    await this.running.stop();
    removeFolder(this.folder);
  }
}
