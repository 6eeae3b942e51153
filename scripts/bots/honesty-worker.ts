import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '../../packages/cli/src/jobs/worker-pool.ts';
import { askTwice, PAIRS, type HonestyPlan, type HonestyReport } from './honesty.ts';

const plan: HonestyPlan = workerData;

parentPort?.on('message', (task: number) => {
  const pair = PAIRS[task];
  if (!pair) return;
  void askTwice(plan, pair).then((answer) =>
    parentPort?.postMessage({ task, answer } satisfies ThreadMessage<HonestyReport>),
  );
});
