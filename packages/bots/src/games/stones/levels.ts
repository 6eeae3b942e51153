import type { Level } from '../../contract/levels.ts';

/** To draw on or not is all there is to decide: finer steps could not be told apart. */
export const levels = ['beginner', 'casual', 'club', 'expert', 'master'] as const satisfies Level[];
