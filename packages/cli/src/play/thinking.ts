import { answerRequest } from '@sixfold/bots/worker-protocol';
import type { Thinker } from '@sixfold/host';

/** Bots think right here, in slices between which the terminal stays awake. */
export const thinker: Thinker = {
  async think(task, stop) {
    const thought = await answerRequest(
      { ...task, id: 0 },
      () => performance.now(),
      breathe,
      () => stop.aborted,
    );
    stop.throwIfAborted();
    return thought;
  },
};

/** Gives way to what was typed. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
