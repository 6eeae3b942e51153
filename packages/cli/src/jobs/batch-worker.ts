import { parentPort, workerData } from 'node:worker_threads';
import { playBatch, type Plan } from './batches.ts';

parentPort?.on('message', (batch: number) => {
  void playBatch(workerData as Plan, batch).then((lines) => parentPort?.postMessage([batch, lines]));
});
