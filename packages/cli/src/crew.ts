import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { playBatch, type Plan } from './batches.ts';

/** Plays batches of games on one or more threads and yields their lines in order, whatever the number of threads. */
export async function* playBatches(
  plan: Plan,
  games: number,
  batch: number,
  jobs: number,
): AsyncGenerator<[number, string]> {
  const ends = Array.from({ length: Math.ceil(games / batch) }, (_, index) => Math.min(games, (index + 1) * batch));
  const range = (index: number): [number, number] => [index * batch, ends[index]!];
  if (jobs === 1) {
    for (const [index, end] of ends.entries()) yield [end, playBatch(plan, ...range(index))];
    return;
  }
  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL('batch-worker.ts', import.meta.url), { workerData: plan }),
  );
  try {
    const ask = (index: number): Promise<[string]> => {
      const worker = workers[index % jobs]!;
      worker.postMessage(range(index));
      return once(worker, 'message') as Promise<[string]>;
    };
    // Each thread has one batch under way, so memory does not grow with the number of games.
    const underWay = ends.slice(0, jobs).map((_, index) => ask(index));
    for (const [index, end] of ends.entries()) {
      const [lines] = await underWay[index % jobs]!;
      if (index + jobs < ends.length) underWay[index % jobs] = ask(index + jobs);
      yield [end, lines];
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
