import { WorkerThinker } from './worker-thinker.ts';

/** Where the bots of this page think: in one worker, as long as there is one. */
export const thinker = new WorkerThinker(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  async () => (await import('./think-here.ts')).thinkHere,
);
