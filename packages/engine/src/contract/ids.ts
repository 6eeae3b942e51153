/** The games' ids, in the order in which they are offered. `games.ts` has what belongs to each. */
export const GAME_IDS = ['board', 'board3d', 'cards', 'stones', 'dice'] as const;

/** A game's id, once it has been parsed. */
export type GameId = (typeof GAME_IDS)[number];
