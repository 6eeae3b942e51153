import { parentPort, workerData } from 'node:worker_threads';
import type { Evaluation } from '@sixfold/review';
import type { ThreadMessage } from '../../packages/cli/src/jobs/worker-pool.ts';
import { evaluationOf } from '../review/evaluation.ts';
import { markMasters, type MarkedGame, type MastersPlan } from './masters.ts';
import { plantIn, type PlantingPlan, type WeighedMove } from './plant.ts';

type Answer = WeighedMove | MarkedGame | null;

const plan: PlantingPlan | MastersPlan = workerData;
const evaluation = evaluationOf(plan.table);

const answerTo = (number: number, by: Evaluation): Promise<Answer> =>
  plan.what === 'planting' ? plantIn(plan, number, by) : markMasters(plan, number, by);

parentPort?.on('message', (task: number) => {
  void evaluation
    .then((by) => answerTo(task, by))
    .then((answer) => parentPort?.postMessage({ task, answer } satisfies ThreadMessage<Answer>));
});
