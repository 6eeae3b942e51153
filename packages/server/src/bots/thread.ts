import { parentPort } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { answerQuestions } from '@sixfold/bots/thoughts';

const port = parentPort!;

/** Bots think here, so that the server stays awake. A thought that fails ends the thread, and another takes its place. */
answerQuestions(
  {
    send: (answer) => port.postMessage(answer),
    listen: (hear) => port.on('message', hear),
    pause: () => setImmediate(),
  },
  () => performance.now(),
);
