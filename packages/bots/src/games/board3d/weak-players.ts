import type { Weakness } from '../../family/weak-players.ts';

/** Points are many here: who sees but a few places still scores. Casual players mind the weak colours a little. */
export const BEGINNER: Weakness = { sees: 0.1, cares: 0.05 };
export const CASUAL: Weakness = { sees: 0.3, cares: 0.1 };
