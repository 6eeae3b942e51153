import { basis, judge } from '@sixfold/bots/board3d';
import type { TilePosition } from '@sixfold/engine/family';
import type { Evaluation } from '../../contract/evaluation.ts';
import { makeTileEvaluation, type TileTaste } from '../../tiles/tile-evaluation.ts';

/** Fitted to 150 games that two club players played. */
const TASTE: TileTaste = { turns: 1, width: 1, leaf: 6, now: 1.67, later: 0.18, tempo: 0.24 };

/** How the game is judged, with any number of players. */
export const makeEvaluation = (taste: TileTaste = TASTE): Evaluation<TilePosition> =>
  makeTileEvaluation('board3d-racks', basis, judge, taste);
