import { parentPort } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { answerRequests } from '@sixfold/bots/worker-protocol';

const port = parentPort!;

/** Bots think here, so that the server stays awake. A thought that fails ends the thread, and another takes its place. */
answerRequests(
  {
    send: (answer) => port.postMessage(answer),
    listen: (receive) => port.on('message', receive),
    pause: () => setImmediate(),
  },
  () => performance.now(),
);
