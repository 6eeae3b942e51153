import { parentPort, workerData } from 'node:worker_threads';
import { playBatch, type Plan } from './batches.ts';

parentPort?.on('message', ([from, to]: [number, number]) => {
  parentPort?.postMessage(playBatch(workerData as Plan, from, to));
});
