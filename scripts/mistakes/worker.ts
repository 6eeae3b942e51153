import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../packages/cli/src/jobs/answer-tasks.ts';
import { evaluationOf } from '../review/evaluation.ts';
import { markMasters, type MastersPlan } from './masters.ts';
import { plantIn, type PlantingPlan } from './plant.ts';

const plan: PlantingPlan | MastersPlan = workerData;
const evaluation = evaluationOf(plan.table);

answerTasks(async (task) =>
  plan.what === 'planting' ? plantIn(plan, task, await evaluation) : markMasters(plan, task, await evaluation),
);
