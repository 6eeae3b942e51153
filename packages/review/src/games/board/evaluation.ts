import { basis, judge } from '@sixfold/bots/board';
import type { TilePosition } from '@sixfold/engine/family';
import type { Evaluation } from '../../contract/evaluation.ts';
import { makeTileEvaluation, type TileTaste } from '../../tiles/tile-evaluation.ts';

/** Fitted to games that the bots played against themselves. */
const TASTE: TileTaste = { turns: 2, width: 1, leaf: 4, steep: 0.7, tempo: 0.2, trust: 0.8 };

/** How the game is judged, with any number of players. */
export const makeEvaluation = (taste: TileTaste = TASTE): Evaluation<TilePosition> =>
  makeTileEvaluation('board: played on, every rack judged', basis, judge, taste);
