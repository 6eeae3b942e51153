import { parentPort, workerData } from 'node:worker_threads';
import { playBatch, type Plan } from './batches.ts';

parentPort?.on('message', ([from, to]: [number, number]) => {
  void playBatch(workerData as Plan, from, to).then((lines) => parentPort?.postMessage(lines));
});
