import { loadMastersJudge } from '@sixfold/bots/board';
import { board } from '@sixfold/engine/board';
import { WholeView } from '../../tiles/whole-view.ts';

/** Racks are empty after six turns. */
const HORIZONS = [0, 1, 2, 3, 4, 5];

/** The masters' judge, who looks closely: nothing that glances told more beside it. */
const CLOSE = { horizons: HORIZONS, width: 10, leaf: 10 };

/** How the evaluation that has learned sees a position, and all that this depends on, as a text. */
export async function loadSight(players: number): Promise<{ readonly sight: WholeView; readonly basis: string }> {
  const masters = await loadMastersJudge(players);
  const like = board.blank({ players, options: { startSymbols: 'any', partners: false }, starter: 0 });
  return {
    sight: new WholeView(like, [{ judge: masters.judge, ...CLOSE }]),
    basis: JSON.stringify([masters.basis, CLOSE]),
  };
}
