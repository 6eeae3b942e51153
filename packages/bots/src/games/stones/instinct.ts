import type { StonesPosition } from '@sixfold/engine/stones';
import { judgeAtAGlance } from './evaluate.ts';
import { StonesSearch } from './search.ts';

/** Solves the turn by one look at where it ends. */
export const instinct = (position: StonesPosition): number => new StonesSearch(position, judgeAtAGlance).move;
