import { BOTS_VERSION } from '../../contract/levels.ts';

export { tableJudge as judge } from './evaluate.ts';

/** All that the judgement depends on, as a text: it is no more than a few numbers in the code. */
export const basis: string = `board3d bots ${BOTS_VERSION}`;
