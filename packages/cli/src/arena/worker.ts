import { parentPort, workerData } from 'node:worker_threads';
import { readGame } from '../command-line/game-arguments.ts';
import type { ThreadMessage } from '../jobs/worker-pool.ts';
import { playMatch, type ArenaPlan, type Played } from './match.ts';
import type { ProcessChange } from './program.ts';

const plan: ArenaPlan = workerData;
const game = readGame(plan.game);

const send = (message: ThreadMessage<Played, ProcessChange>): void => parentPort?.postMessage(message);

parentPort?.on('message', (task: number) => {
  void playMatch(plan, game, task, (report) => send({ report })).then((answer) => send({ task, answer }));
});
