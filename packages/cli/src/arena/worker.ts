import { parentPort, workerData } from 'node:worker_threads';
import { readGame } from '../command-line/game-arguments.ts';
import { playMatch, type Plan } from './match.ts';

const plan = workerData as Plan;
const game = readGame(plan.game);

parentPort?.on('message', (index: number) => {
  void playMatch(plan, game, index, (message) => parentPort?.postMessage(message)).then((played) =>
    parentPort?.postMessage([index, played]),
  );
});
