import { useCallback, useMemo, useState } from 'preact/hooks';
import { reviewer } from '../../thinking/this-reviewer.ts';
import { useShown, type ShownTable } from '../table/frame.tsx';
import type { MarkedMove } from './figures.ts';
import type { ReviewedGame } from './load.ts';
import { verdictOf, type TriedVerdict } from './verdict.ts';

export interface TrialProps {
  readonly game: ReviewedGame;
  readonly names: readonly string[];
  readonly move: MarkedMove;
  /** Which of them that is, from 0. */
  readonly at: number;
  readonly all: number;
  readonly next: (isFound: boolean) => void;
  readonly back: () => void;
}

/** How far somebody has come with a position. */
export interface TrialState {
  readonly stage: 'task' | 'judging' | 'told' | 'shown' | 'failed';
  readonly verdict: TriedVerdict | null;
  /** What the move that was tried loses of the win. */
  readonly lost: number;
  readonly tries: number;
}

interface TriedTable extends ShownTable {
  readonly state: TrialState;
  readonly commit: (move: number) => void;
  /** Has the better move shown. */
  readonly show: () => void;
}

const UNTRIED: TrialState = { stage: 'task', verdict: null, lost: 0, tries: 0 };

/** A marked position as its seat saw it, in which moves are judged that somebody tries. */
export function useTrial({ game, names, move }: TrialProps): TriedTable {
  const { transcript, replay, face } = game;
  const { ply, seat, decision } = move;
  const [state, setState] = useState(UNTRIED);
  const { tries } = state;
  const seen = useMemo(() => replay.at(ply, seat), [replay, move]);
  // After each try it is another view, so that the surface takes the next move.
  const view = useMemo(() => ({ ...seen.view }), [seen, tries]);
  const shown = useShown(face, view, seen.plies, names);
  const commit = useCallback(
    (tried: number): void => {
      const told = { verdict: null, lost: 0, tries: tries + 1 };
      setState({ ...told, stage: 'judging' });
      reviewer.ask({ ask: 'instead', transcript, ply, move: tried }, (news) => {
        if (news.what !== 'judged') return setState({ ...told, stage: 'failed' });
        const { judged } = news;
        setState({ ...told, stage: 'told', verdict: verdictOf(tried, judged, decision), lost: judged?.loss ?? 0 });
      });
    },
    [tries],
  );
  return { ...shown, state, commit, show: () => setState({ ...state, stage: 'shown' }) };
}
