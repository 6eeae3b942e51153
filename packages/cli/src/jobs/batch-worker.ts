import { parentPort, workerData } from 'node:worker_threads';
import { playBatch, type SimulationPlan } from './batches.ts';
import type { ThreadMessage } from './worker-pool.ts';

const plan: SimulationPlan = workerData;

parentPort?.on('message', (task: number) => {
  void playBatch(plan, task).then((answer) =>
    parentPort?.postMessage({ task, answer } satisfies ThreadMessage<string>),
  );
});
