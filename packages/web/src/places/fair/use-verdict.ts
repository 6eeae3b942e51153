import { LuckCheck, type LuckVerdict } from '@sixfold/engine/fair';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import type { TableState } from '../../session/state.ts';

/** What comes of checking the luck of a game, after each of its moves and without asking anybody; null before the first. */
export function useVerdict(state: TableState, { game }: Face): LuckVerdict | null {
  const { fair } = state.info;
  const check = useMemo(() => new LuckCheck(game), [state.table, game]);
  const [verdict, setVerdict] = useState<LuckVerdict | null>(null);
  useEffect(() => {
    // What is told of the table comes before what is told of its next game.
    if (fair?.numbers && fair.round === state.round) setVerdict(check.hear(fair, state));
  }, [check, fair, state.view]);
  return verdict;
}
