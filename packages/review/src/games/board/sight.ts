import { basis, judge, loadMastersJudge } from '@sixfold/bots/board';
import { board } from '@sixfold/engine/board';
import { WholeView } from '../../tiles/whole-view.ts';

/** Racks are empty after six turns. */
const HORIZONS = [0, 1, 2, 3, 4, 5];

/** The masters' judge looks closely, a former one glances: where both go on differently, their mean is the better guess. */
const CLOSE = { horizons: HORIZONS, width: 10, leaf: 10 };
const GLANCING = { horizons: HORIZONS, width: 4, leaf: 6 };

/** How the evaluation that has learned sees a position, and all that this depends on, as a text. */
export async function loadSight(players: number): Promise<{ readonly sight: WholeView; readonly basis: string }> {
  const masters = await loadMastersJudge(players);
  const like = board.blank({ players, options: { startSymbols: 'any', partners: false }, starter: 0 });
  const foresights = [
    { judge: masters.judge, ...CLOSE },
    { judge, ...GLANCING },
  ];
  return {
    sight: new WholeView(like, foresights),
    basis: JSON.stringify([masters.basis, CLOSE, basis, GLANCING]),
  };
}
