import { setImmediate as giveWay } from 'node:timers/promises';
import { answerRequest } from '@sixfold/bots/worker-protocol';
import type { Thinker } from '@sixfold/host';

/** Bots think right here, in slices between which the terminal stays awake for what is typed. */
export const thinker: Thinker = {
  async think(task, stop) {
    const isStopped = (): boolean => stop.aborted;
    const thought = await answerRequest({ ...task, id: 0 }, () => performance.now(), giveWay, isStopped);
    stop.throwIfAborted();
    return thought;
  },
};
