import { answerRequests, type StopThinking, type ThinkRequest } from '@sixfold/bots/worker-protocol';
import { giveWay } from './give-way.ts';

// A promise that fails would fail in silence; so the page's `error` listener hears of it and thinks itself.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

/** Bots think here, so that the page stays awake. */
answerRequests(
  {
    send: (answer) => postMessage(answer),
    listen: (receive) =>
      addEventListener('message', ({ data }: MessageEvent<ThinkRequest | StopThinking>) => receive(data)),
    pause: giveWay,
  },
  () => performance.now(),
);
