import { basis, judge } from '@sixfold/bots/board';
import type { TilePosition } from '@sixfold/engine/family';
import type { Evaluation } from '../../contract/evaluation.ts';
import { makeTileEvaluation, type TileTaste } from '../../tiles/tile-evaluation.ts';

/** Fitted to games that the bots played against themselves. */
const TASTE: TileTaste = { turns: 1, width: 1, leaf: 4, now: 0.35, later: 0.1, tempo: 0.3 };

/** How the game is judged, with any number of players. */
export const makeEvaluation = (taste: TileTaste = TASTE): Evaluation<TilePosition> =>
  makeTileEvaluation('board-racks', basis, judge, taste);
