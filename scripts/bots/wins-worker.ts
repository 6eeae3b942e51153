import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../packages/cli/src/jobs/answer-tasks.ts';
import { playForWins, type WinsPlan } from './wins.ts';

const plan: WinsPlan = workerData;

answerTasks((task) => playForWins(plan, task));
