import type { Level } from '../../contract/levels.ts';
import type { Weakness } from '../../family/weak-players.ts';

/** Newcomers look at the points alone, and not at all of their cards. */
export const WEAK_PLAYERS: Partial<Record<Level, Weakness>> = {
  beginner: { sees: 0.4, cares: 0 },
  casual: { sees: 0.8, cares: 0.15 },
};
