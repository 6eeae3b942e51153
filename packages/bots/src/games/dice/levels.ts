import type { Level } from '../../contract/levels.ts';

/** Luck has its say: finer steps could not be told apart. */
export const levels = ['beginner', 'casual', 'regular', 'club', 'expert', 'master'] as const satisfies Level[];
