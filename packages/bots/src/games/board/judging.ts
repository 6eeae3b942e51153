import { parseNetwork } from '../../family/network.ts';
import { tableFeatures } from '../../tiles/features.ts';
import { learnedJudge, loadKnownJudge, type KnownJudge, type TileJudge } from '../../tiles/judges.ts';
import { SENSE } from './evaluate.ts';
import weights from './instinct-2.json' with { type: 'json' };
import { WEIGHTS } from './weights.ts';

/** Who judges at a table, however many there are. */
export const judge: TileJudge = learnedJudge(parseNetwork(weights), tableFeatures);

/** All that the judgement depends on, as a text. */
export const basis: string = JSON.stringify(weights);

/** Who judges for masters where so many compete, each for themselves. */
export const loadMastersJudge = (players: number): Promise<KnownJudge> => loadKnownJudge(WEIGHTS, players, SENSE);
