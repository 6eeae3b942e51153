/** The real server in a process of its own. Its wishes come as an argument, its address goes to whoever started it. */
import { serve, ServeError, type Serving, type ServeWishes } from '@sixfold/server';

/** What a server needs, after it has tidied up. */
export interface Usage {
  readonly memory: NodeJS.MemoryUsage;
  readonly cpu: NodeJS.CpuUsage;
}

const serving = await start(JSON.parse(process.argv[2] as string) as ServeWishes);
process.send?.(serving.address);

process.on('message', () => {
  globalThis.gc?.();
  const usage: Usage = { memory: process.memoryUsage(), cpu: process.cpuUsage() };
  process.send?.(usage);
});

process.once('SIGTERM', () => {
  void serving.close().then(() => process.disconnect());
});

/** What the command would say goes to the terminal in the same words. */
async function start(wishes: ServeWishes): Promise<Serving> {
  try {
    return await serve(wishes);
  } catch (error) {
    if (!(error instanceof ServeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(2);
  }
}
