import type { Level } from '@sixfold/bots/levels';

/** Who plays against somebody who did not choose. */
export const DEFAULT_BOT: Level = 'casual';
