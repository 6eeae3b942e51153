import { basis, judge, loadMastersJudge } from '@sixfold/bots/board3d';
import type { TilePosition } from '@sixfold/engine/family';
import type { Evaluation } from '../../contract/evaluation.ts';
import { makeFollowedEvaluation, type TileFollowUp } from '../../tiles/followed-evaluation.ts';
import { makeTileEvaluation, type TileTaste } from '../../tiles/tile-evaluation.ts';

/** Fitted to 150 games that two club players played. */
const TASTE: TileTaste = { turns: 1, width: 1, leaf: 6, now: 1.67, later: 0.18, tempo: 0.24 };

/** A turn ahead, as far as masters look, and two more where much seems lost: the judge errs near the end, which then is reached. */
const FOLLOW_UP: TileFollowUp = { turns: 1, again: { turns: 3, worlds: 2 }, width: 4, leaf: 6 };

/** How the game is judged with so many players. */
export async function makeEvaluation(players: number): Promise<Evaluation<TilePosition>> {
  const masters = new Map([[players, await loadMastersJudge(players)]]);
  const forDecisions = makeFollowedEvaluation('board3d-moves', masters, FOLLOW_UP);
  return makeTileEvaluation({ name: 'board3d-racks', basis, judge, taste: TASTE, forDecisions });
}
