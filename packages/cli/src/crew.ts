import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Plan } from './batches.ts';

/** Left alone, a thread that makes much garbage takes several times this for young objects, and simulations are long. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };

const hire = (plan: Plan): Worker =>
  new Worker(new URL('batch-worker.ts', import.meta.url), { workerData: plan, resourceLimits: LIMITS });

/** Plays batches of games on threads of their own and yields their lines in order, whatever the number of threads. */
export async function* playBatches(
  plan: Plan,
  games: number,
  batch: number,
  jobs: number,
): AsyncGenerator<[number, string]> {
  const count = Math.ceil(games / batch);
  const workers = Array.from({ length: Math.min(jobs, count) }, () => hire(plan));
  const ask = (index: number): Promise<[string]> => {
    const worker = workers[index % workers.length]!;
    worker.postMessage([index * batch, Math.min(games, (index + 1) * batch)]);
    return once(worker, 'message') as Promise<[string]>;
  };
  try {
    // Each thread has one batch under way, so memory does not grow with the number of games.
    const underWay = workers.map((_, index) => ask(index));
    for (let index = 0; index < count; index++) {
      const [lines] = await underWay[index % workers.length]!;
      if (index + workers.length < count) underWay[index % workers.length] = ask(index + workers.length);
      yield [Math.min(games, (index + 1) * batch), lines];
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
