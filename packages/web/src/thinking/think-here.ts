import { answerRequest } from '@sixfold/bots/worker-protocol';
import { giveWay } from './give-way.ts';
import type { ThinkHere } from './worker-thinker.ts';

/** Bots think in the page itself where no worker can be had; loaded only then. */
export const thinkHere: ThinkHere = (question, isStopped) =>
  answerRequest(question, () => performance.now(), giveWay, isStopped);
