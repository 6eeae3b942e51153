import { LuckCheck, type LuckVerdict } from '@sixfold/engine/fair';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import type { TableState } from '../../session/state.ts';

/** What came of checking, and up to which ply; null before the first. */
interface CheckedLuck {
  readonly verdict: LuckVerdict | null;
  readonly ply: number;
}

/** What comes of checking the luck of a game, after each of its moves and without asking anybody. */
export function useVerdict(state: TableState, { game }: Face): CheckedLuck {
  const { fair } = state.info;
  const check = useMemo(() => new LuckCheck(game), [state.table, game]);
  const [checked, setChecked] = useState<CheckedLuck>({ verdict: null, ply: 0 });
  useEffect(() => {
    // What is told of the table comes before what is told of its next game.
    if (fair?.numbers && fair.round === state.round)
      setChecked({ verdict: check.hear(fair, state), ply: state.view.ply });
  }, [check, fair, state.view]);
  return checked;
}
