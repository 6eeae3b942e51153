import type { Transcript } from '@sixfold/engine/transcript';
import {
  judgeInstead,
  loadEvaluation,
  REVIEW_FORMAT,
  reviewInSteps,
  USUAL_EFFORT,
  type Evaluation,
  type Review,
  type ReviewedDecision,
  type ReviewStep,
} from '@sixfold/review';
import { basisOf } from './review-basis.ts';

/** What somebody wants to know of a game that was verified. */
export type ReviewQuestion =
  | {
      readonly ask: 'review';
      readonly transcript: Transcript;
      /** Plies that a bot played for a person. */
      readonly substituted: readonly number[];
      /** On what a review rests that is known already; null where none is. */
      readonly known: string | null;
    }
  /** What another move would have been worth. */
  | { readonly ask: 'instead'; readonly transcript: Transcript; readonly ply: number; readonly move: number };

/** What is told: how far it has come, and in the end one of the others. */
export type ReviewNews =
  | { readonly what: 'step'; readonly step: ReviewStep }
  | { readonly what: 'done'; readonly review: Review }
  /** The one that is known would come out again. */
  | { readonly what: 'same' }
  | { readonly what: 'judged'; readonly judged: ReviewedDecision | null }
  /** Nobody judges such a game, or nobody could be found to do it. */
  | { readonly what: 'none' | 'failed' };

/** How it is told, and when others may go on. */
export interface ReviewTools {
  readonly now: () => number;
  readonly pause: () => Promise<void>;
  readonly isStopped: () => boolean;
  readonly tell: (news: ReviewNews) => void;
}

/** So many milliseconds are worked at a stretch. */
const SLICE = 80;

/** Answers in slices, so that whoever asked can have it stopped. */
export async function answerReview(question: ReviewQuestion, tools: ReviewTools): Promise<void> {
  const { transcript } = question;
  const evaluation = await loadEvaluation(transcript.game, transcript.players);
  if (!evaluation) return tools.tell({ what: 'none' });
  if (question.ask === 'instead') {
    const judged = judgeInstead(transcript, evaluation, question.ply, question.move);
    return tools.tell({ what: 'judged', judged });
  }
  const today = basisOf({ format: REVIEW_FORMAT, evaluation, effort: USUAL_EFFORT });
  if (question.known === today) return tools.tell({ what: 'same' });
  await review(question, evaluation, tools);
}

async function review(
  { transcript, substituted }: Extract<ReviewQuestion, { ask: 'review' }>,
  evaluation: Evaluation,
  { now, pause, isStopped, tell }: ReviewTools,
): Promise<void> {
  const steps = reviewInSteps(transcript, evaluation, { substituted });
  for (let began = now(), next = steps.next(); !isStopped(); next = steps.next()) {
    if (next.done) return tell({ what: 'done', review: next.value });
    const { value: step } = next;
    const isGraph = step.stage === 'graph' && step.done === step.of;
    if (!isGraph && now() - began < SLICE) continue;
    tell({ what: 'step', step });
    await pause();
    began = now();
  }
}
