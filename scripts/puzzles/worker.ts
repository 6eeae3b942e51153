import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../packages/cli/src/jobs/answer-tasks.ts';
import { openWorkshop } from './makers.ts';
import { searchGame, type SearchPlan } from './search.ts';

const plan: SearchPlan = workerData;
const workshop = openWorkshop(plan.game, plan.players, plan.check);

answerTasks(async (task) => searchGame(await workshop, plan.seed, task));
