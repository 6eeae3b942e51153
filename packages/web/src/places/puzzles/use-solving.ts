import { useCallback, useState } from 'preact/hooks';
import { keepPuzzles } from '../../store/puzzles/kept.ts';
import type { PuzzleResult } from '../../store/puzzles/results.ts';
import type { LoadedPuzzle } from './load-puzzle.ts';
import { judge, type PuzzleAnswer } from './scene.ts';

/** How a puzzle stands: asked, answered wrongly, shown, or done. */
export type PuzzlePhase = 'task' | 'wrong' | 'shown' | 'done';

/** How far one has come with a puzzle that lies on the table. */
export interface SolvingState {
  readonly phase: PuzzlePhase;
  /** What the last move was worth. */
  readonly answer: PuzzleAnswer | null;
  /** How often it was answered here: equal answers are told apart. */
  readonly answers: number;
  /** What is kept of it; null while nothing was tried. */
  readonly result: PuzzleResult | null;
}

interface Solving extends SolvingState {
  readonly commit: (move: number) => void;
  readonly show: () => void;
}

/** Takes moves until one is right. What was settled before stays so; all else is noted as it happens. */
export function useSolving({ face, set, puzzle, date, scene, before }: LoadedPuzzle): Solving {
  const [state, setState] = useState<SolvingState>({ phase: 'task', answer: null, answers: 0, result: before });
  const { result, answers } = state;
  const { wrong = 0, began = Date.now() } = result ?? {};
  const note = (more: Pick<PuzzleResult, 'outcome' | 'wrong'>): PuzzleResult => {
    if (result && result.outcome !== 'open') return result;
    const noted = { game: set.game, puzzle: puzzle.id, date, began, ...more };
    void keepPuzzles([noted]);
    return noted;
  };
  const commit = useCallback(
    (move: number): void => {
      const answer = judge(face.game, scene, puzzle, move);
      const { match } = scene;
      if (answer.isRight) match.play(face.game.makeNotation(match.position, move));
      const noted = note(answer.isRight ? { outcome: 'solved', wrong } : { outcome: 'open', wrong: wrong + 1 });
      setState({ phase: answer.isRight ? 'done' : 'wrong', answer, answers: answers + 1, result: noted });
    },
    [state],
  );
  const show = (): void =>
    setState({ ...state, phase: 'shown', answers: answers + 1, result: note({ outcome: 'shown', wrong }) });
  return { ...state, commit, show };
}
