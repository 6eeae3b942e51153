import { parseNetwork } from '../../family/network.ts';
import { learnedJudge, type TileJudge } from '../../tiles/judges.ts';
import weights from './weights-2.json' with { type: 'json' };

/** Who judges at a table. */
export const judge: TileJudge = learnedJudge(parseNetwork(weights));

/** All that the judgement depends on, as a text. */
export const basis: string = JSON.stringify(weights);
