import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '../../packages/cli/src/jobs/worker-pool.ts';
import { playForWins, type WinChance, type WinsPlan } from './wins.ts';

const plan: WinsPlan = workerData;

parentPort?.on('message', (task: number) => {
  void playForWins(plan, task).then((answer) =>
    parentPort?.postMessage({ task, answer } satisfies ThreadMessage<WinChance[]>),
  );
});
