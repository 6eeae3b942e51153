import { parentPort, workerData } from 'node:worker_threads';
import { openSchooling } from './practice-plan.ts';
import type { PracticeAnswer, PracticeQuestion } from './practice-pool.ts';

const schooling = await openSchooling(workerData);

parentPort?.on('message', ({ rounds, weights, index }: PracticeQuestion) => {
  schooling.rounds = rounds;
  schooling.network.weights.set(weights);
  parentPort?.postMessage({ index, practice: schooling.practice(index) } satisfies PracticeAnswer);
});
