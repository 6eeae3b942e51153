import { isOpen } from '@sixfold/host/daily';
import type { Messages } from '../../i18n/messages.ts';
import type { PuzzleResult } from '../../store/puzzles/results.ts';
import type { PuzzleAnswer } from './scene.ts';
import type { SolvingState } from './use-solving.ts';

/** What is said of a puzzle: first in a few words, then the rest. */
export interface PuzzleText {
  readonly title: string;
  readonly more: readonly string[];
}

/** What can be said of a solution. */
export interface SaidSolution {
  readonly move: string;
  readonly reasons: readonly string[];
  /** So many of 100 games it is ahead of the next best move. */
  readonly lead: number;
}

type PuzzleWords = Messages['puzzles'];

/** What is asked, or what came of it and why. */
export function sayPuzzle({ phase, answer, result }: SolvingState, solution: SaidSolution, t: PuzzleWords): PuzzleText {
  if (phase === 'task') return { title: t.task, more: [] };
  if (phase === 'wrong') return sayWrong(answer, t);
  const why = [...solution.reasons, t.lead(solution.lead)];
  return { title: phase === 'shown' ? t.solution(solution.move) : sayRight(result, t), more: why };
}

function sayWrong(answer: PuzzleAnswer | null, t: PuzzleWords): PuzzleText {
  const loss = answer?.isRight === false ? answer.loss : null;
  return { title: t.wrong, more: [...(loss === null ? [] : [t.loss(loss)]), t.tryAgain] };
}

function sayRight(result: PuzzleResult | null, t: PuzzleWords): string {
  if (result?.outcome !== 'solved') return t.right;
  const isKept = result.date !== null && isOpen(result.date, result.began);
  return [result.wrong === 0 ? t.rightFirst : t.right, isKept && t.streak].filter(Boolean).join(' ');
}
