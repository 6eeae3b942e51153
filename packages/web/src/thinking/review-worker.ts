import { giveWay } from './give-way.ts';
import { answerReview } from './reviewing.ts';
import type { NumberedQuestion } from './worker-reviewer.ts';

// A promise that fails would fail in silence; so the page's `error` listener hears of it and does it itself.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

/** Games are reviewed here, so that the page stays awake. Whoever wants it no more ends the whole worker. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<NumberedQuestion>) => {
  void answerReview(question, {
    now: () => performance.now(),
    pause: giveWay,
    isStopped: () => false,
    tell: (news) => postMessage({ id, news }),
  });
});
