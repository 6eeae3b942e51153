import { Worker } from 'node:worker_threads';

/** Left alone, a thread that makes much garbage takes several times this for young objects, and matches are long. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };

/** So many tasks for each thread may be done before an earlier one is: memory does not grow with the number of tasks. */
const AHEAD = 4;

export interface Work {
  /** The module that the threads run. It is sent the number of a task and answers `[number, answer]`. */
  readonly script: URL;
  /** What every thread must know. */
  readonly plan: unknown;
  readonly jobs: number;
  /** Ends the work early. */
  readonly signal?: AbortSignal;
  /** Hears whatever else the threads have to say. */
  readonly aside?: (message: unknown) => void;
}

/** Has the tasks from number `from` to before `to` done on threads and yields the answers in order. */
export async function* inOrder<Answer>(work: Work, from: number, to: number): AsyncGenerator<Answer> {
  const { script, plan, signal } = work;
  const jobs = Math.max(0, Math.min(work.jobs, to - from));
  const workers = Array.from({ length: jobs }, () => new Worker(script, { workerData: plan, resourceLimits: LIMITS }));
  const idle = [...workers];
  const answers = new Map<number, Answer>();
  let next = from;
  let failure: Error | null = null;
  let wake = (): void => {};
  for (const worker of workers) {
    worker.on('message', (message: unknown) => {
      if (!Array.isArray(message)) return work.aside?.(message);
      answers.set(message[0] as number, message[1] as Answer);
      idle.push(worker);
      wake();
    });
    worker.on('error', (error: Error) => {
      failure = error;
      wake();
    });
  }
  const stop = (): void => wake();
  signal?.addEventListener('abort', stop);
  try {
    for (let wanted = from; wanted < to; wanted++) {
      for (;;) {
        while (idle.length > 0 && next < Math.min(to, wanted + jobs * AHEAD)) idle.pop()!.postMessage(next++);
        if (failure !== null) throw failure as Error;
        if (signal?.aborted) return;
        if (answers.has(wanted)) break;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      yield answers.get(wanted)!;
      answers.delete(wanted);
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
