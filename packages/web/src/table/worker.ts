import { answerQuestions, type Question, type Stop } from '@sixfold/bots/thoughts';
import { giveWay } from './give-way.ts';

// A promise that fails would fail in silence; so the page's `error` listener hears of it and thinks itself.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

/** Bots think here, so that the page stays awake. */
answerQuestions(
  {
    send: (answer) => postMessage(answer),
    listen: (hear) => addEventListener('message', ({ data }: MessageEvent<Question | Stop>) => hear(data)),
    pause: giveWay,
  },
  () => performance.now(),
);
