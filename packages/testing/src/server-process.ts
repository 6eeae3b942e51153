/** The real server in a process of its own. Its wishes come as an argument, its address goes to whoever started it. */
import { serve, ServeError, type Serving, type ServeWishes } from '@sixfold/server';

/** What a server needs. */
export interface Usage {
  readonly memory: NodeJS.MemoryUsage;
  readonly cpu: NodeJS.CpuUsage;
}

const serving = await start(JSON.parse(process.argv[2] as string) as ServeWishes);
process.send?.(serving.address);

/**
 * Tidied up as V8 does when memory is short. After its usual collection half of the old space may be pages with little on
 * them, as luck has it: as much as everybody who is connected takes.
 */
process.on('message', ({ tidies }: { readonly tidies: boolean }) => {
  if (tidies) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const usage: Usage = { memory: process.memoryUsage(), cpu: process.cpuUsage() };
  process.send?.(usage);
});

// Whoever started it is gone, or it has finished.
process.once('disconnect', () => process.exit());

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
