/** The real server in a process of its own. Its wishes come as an argument, its address goes to whoever started it. */
import { serve, type ServeWishes } from '@sixfold/server';

/** What a server needs, after it has tidied up. */
export interface Usage {
  readonly memory: NodeJS.MemoryUsage;
  readonly cpu: NodeJS.CpuUsage;
}

const serving = await serve(JSON.parse(process.argv[2] as string) as ServeWishes);
process.send?.(serving.address);

process.on('message', () => {
  globalThis.gc?.();
  const usage: Usage = { memory: process.memoryUsage(), cpu: process.cpuUsage() };
  process.send?.(usage);
});

process.once('SIGTERM', () => {
  void serving.close().then(() => process.disconnect());
});
