import type { StonesPosition } from '@sixfold/engine/stones';
import { BOTS_VERSION } from '../../contract/levels.ts';
import type { Reason } from '../../contract/advice.ts';
import { judgeAtAGlance } from './evaluate.ts';
import { StonesSearch } from './search.ts';

export { Layout } from './layout.ts';
export { averageRefilled } from './refill.ts';
export { TurnSolver, type WorthOfEnd } from './turn.ts';

/** What speaks for a move. */
export const stoneReasons = (position: StonesPosition, move: number): readonly Reason[] =>
  new StonesSearch(position, judgeAtAGlance).advice().find((advice) => advice.move === move)?.reasons ?? [];

/** All that the reckoning depends on, as a text. */
export const basis: string = `stones bots ${BOTS_VERSION}`;
