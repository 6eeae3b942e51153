import { COMPANY_VERSION } from '../../contract/levels.ts';
import { loadKnownJudge, type KnownJudge } from '../../tiles/judges.ts';
import { SENSE } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

export { tableJudge as judge } from './evaluate.ts';

/** All that the judgement depends on, as a text: it is no more than a few numbers in the code. */
export const basis: string = `board3d bots ${COMPANY_VERSION}`;

/** Who judges for masters where so many compete, each for themselves. */
export const loadMastersJudge = (players: number): Promise<KnownJudge> => loadKnownJudge(WEIGHTS, players, SENSE);
