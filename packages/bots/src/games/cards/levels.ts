import type { Level } from '../../contract/levels.ts';

/** A hand of six leaves less to overlook than a board does. */
export const levels = ['beginner', 'casual', 'regular', 'club', 'expert', 'master'] as const satisfies Level[];
