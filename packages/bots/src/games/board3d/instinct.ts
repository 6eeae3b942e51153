import type { Board3dPosition } from '@sixfold/engine/board3d';
import { atAGlance } from '../../tiles/strategy.ts';
import { loneJudge, tableJudge } from './evaluate.ts';

const WIDTH = 32;

/** A rule of thumb, on the placements that score best. */
export const instinct = (position: Board3dPosition): number =>
  atAGlance(position, position.config.players === 1 ? loneJudge : tableJudge, WIDTH);
