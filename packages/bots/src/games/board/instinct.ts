import type { BoardPosition } from '@sixfold/engine/board';
import { parseNetwork } from '../../family/network.ts';
import { tableFeatures } from '../../tiles/features.ts';
import { learnedJudge } from '../../tiles/judges.ts';
import { soloFeatures } from '../../tiles/solo-features.ts';
import { atAGlance } from '../../tiles/strategy.ts';
import { TASTE } from './evaluate.ts';
import forTable from './instinct-2.json' with { type: 'json' };
import alone from './instinct-1.json' with { type: 'json' };

const tableJudge = learnedJudge(parseNetwork(forTable), tableFeatures);
const loneJudge = learnedJudge(parseNetwork(alone), soloFeatures(TASTE));

const WIDTH = 32;

/** A network that was trained with two players, on the placements that score best. */
export const instinct = (position: BoardPosition): number =>
  atAGlance(position, position.config.players === 1 ? loneJudge : tableJudge, WIDTH);
