import { giveWay } from './give-way.ts';
import { answerReview } from './reviewing.ts';
import type { ReviewHere } from './worker-reviewer.ts';

/** Games are reviewed in the page itself where no worker can be had; loaded only then. */
export const reviewHere: ReviewHere = (question, tools) =>
  answerReview(question, { ...tools, now: () => performance.now(), pause: giveWay });
