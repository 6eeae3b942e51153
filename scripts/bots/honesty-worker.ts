import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../packages/cli/src/jobs/answer-tasks.ts';
import { askTwice, PAIRS, type HonestyPlan } from './honesty.ts';

const plan: HonestyPlan = workerData;

answerTasks(async (task) => {
  const pair = PAIRS[task];
  if (!pair) throw new Error(`there is no pair ${task}`);
  return askTwice(plan, pair);
});
