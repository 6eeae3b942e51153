import type { Level } from '../../contract/levels.ts';

/** A hand of six leaves less to overlook than a board does, and whoever tries moves out only a turn ahead plays as well as a master. */
export const levels = ['beginner', 'casual', 'regular', 'club', 'master'] as const satisfies Level[];
