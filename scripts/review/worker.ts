import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../packages/cli/src/jobs/answer-tasks.ts';
import { evaluationOf } from './evaluation.ts';
import { missIn, type IdentityPlan } from './identity.ts';
import { luckIn, type LuckPlan } from './luck.ts';

const plan: LuckPlan | IdentityPlan = workerData;
const evaluation = evaluationOf(plan.table);

answerTasks(async (task) =>
  plan.what === 'luck' ? luckIn(plan, task, await evaluation) : missIn(plan, task, await evaluation),
);
