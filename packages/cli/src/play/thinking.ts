import { setImmediate as giveWay } from 'node:timers/promises';
import { answerRequest } from '@sixfold/bots/worker-protocol';
import type { Thinker } from '@sixfold/host';

/** Bots think right here, in slices between which the terminal stays awake for what is typed. */
export const thinker: Thinker = {
  async think(task, stop) {
    const request = { ...task, id: 0 };
    const thought = await answerRequest(
      request,
      () => performance.now(),
      giveWay,
      () => stop.aborted,
    );
    stop.throwIfAborted();
    return thought;
  },
};
