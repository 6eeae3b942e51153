import { parentPort, workerData } from 'node:worker_threads';
import type { Evaluation } from '@sixfold/review';
import type { LuckSample } from '@sixfold/review/statistics';
import type { ThreadMessage } from '../../packages/cli/src/jobs/worker-pool.ts';
import { evaluationOf } from './evaluation.ts';
import { missIn, type IdentityPlan } from './identity.ts';
import { luckIn, type LuckPlan } from './luck.ts';

type Answer = LuckSample | number;

const plan: LuckPlan | IdentityPlan = workerData;
const evaluation = evaluationOf(plan.table);

const answerTo = (number: number, by: Evaluation): Promise<Answer> =>
  plan.what === 'luck' ? luckIn(plan, number, by) : missIn(plan, number, by);

parentPort?.on('message', (task: number) => {
  void evaluation
    .then((by) => answerTo(task, by))
    .then((answer) => parentPort?.postMessage({ task, answer } satisfies ThreadMessage<Answer>));
});
