import { basis, judge } from '@sixfold/bots/board';
import type { TilePosition } from '@sixfold/engine/family';
import type { Evaluation } from '../../contract/evaluation.ts';
import { makeTileEvaluation, type TileTaste } from '../../tiles/tile-evaluation.ts';

/** Fitted to 150 games that two club players played. */
const TASTE: TileTaste = { turns: 1, width: 4, leaf: 6, now: 0.18, later: 0.24, tempo: 0.42 };

/** How the game is judged, with any number of players. */
export const makeEvaluation = (taste: TileTaste = TASTE): Evaluation<TilePosition> =>
  makeTileEvaluation('board-racks', basis, judge, taste);
