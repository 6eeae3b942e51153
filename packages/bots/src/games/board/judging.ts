import { parseNetwork } from '../../family/network.ts';
import { tableFeatures } from '../../tiles/features.ts';
import { learnedJudge, type TileJudge } from '../../tiles/judges.ts';
import weights from './instinct-2.json' with { type: 'json' };

/** Who judges at a table, however many there are. */
export const judge: TileJudge = learnedJudge(parseNetwork(weights), tableFeatures);

/** All that the judgement depends on, as a text. */
export const basis: string = JSON.stringify(weights);
