import type { Level } from '../../contract/levels.ts';

/** There is little to decide and much luck: nobody could tell more of them apart. */
export const levels = ['beginner', 'casual', 'club', 'master'] as const satisfies Level[];
