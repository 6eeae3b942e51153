import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '../../packages/cli/src/jobs/worker-pool.ts';
import { openWorkshop } from './makers.ts';
import { searchGame, type SearchedGame, type SearchPlan } from './search.ts';

const plan: SearchPlan = workerData;
const workshop = openWorkshop(plan.game, plan.players, plan.check);

parentPort?.on('message', (task: number) => {
  void workshop
    .then((shop) => searchGame(shop, plan.seed, task))
    .then((answer) => parentPort?.postMessage({ task, answer } satisfies ThreadMessage<SearchedGame>));
});
