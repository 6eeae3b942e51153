import { workerData } from 'node:worker_threads';
import { answerTasks } from './answer-tasks.ts';
import { playBatch, type SimulationPlan } from './batches.ts';

const plan: SimulationPlan = workerData;

answerTasks((task) => playBatch(plan, task));
