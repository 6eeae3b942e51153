import type { Weakness } from '../../family/weak-players.ts';

/** Children see few of the places and love points; casual players see more, and know what the game is about. */
export const BEGINNER: Weakness = { sees: 0.2, cares: 0.06 };
export const CASUAL: Weakness = { sees: 0.4, cares: 0.3 };
