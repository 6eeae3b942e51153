import type { ReviewedDecision } from '@sixfold/review';

/** What is to be said of a move that was tried in place of the one that was played. */
export type TriedVerdict = 'best' | 'asGood' | 'closer' | 'same' | 'no';

/** Compares a move that was tried with the best one and with the one that was played; `judged` is null where all are the same. */
export function verdictOf(
  move: number,
  judged: Pick<ReviewedDecision, 'bestMove' | 'played' | 'loss' | 'mark'> | null,
  decision: Pick<ReviewedDecision, 'bestMove' | 'played' | 'loss'>,
): TriedVerdict {
  if (move === decision.bestMove || move === judged?.bestMove) return 'best';
  // What is not surely worse, or hardly, is no worse.
  if (!judged || judged.mark === 0) return 'asGood';
  if (judged.played === decision.played) return 'same';
  return judged.loss < decision.loss ? 'closer' : 'no';
}

/** Whether it was found. */
export const isFound = (verdict: TriedVerdict | null): boolean => verdict === 'best' || verdict === 'asGood';
