/** Luck that follows from a text: for real games, which anybody can check afterwards. */
import { Seed } from './first-edition.ts';
import type { Edition, GameLuck } from './luck.ts';
import { KeyedLuck } from './second-edition.ts';
import { splitSeed } from './seeds.ts';

export { Seed } from './first-edition.ts';
export { hashText } from './hash.ts';
export type { Edition, GameLuck } from './luck.ts';
export { KeyedLuck, type SeedFor } from './second-edition.ts';
export { deriveSeed, joinSeeds } from './seeds.ts';

/** The edition of the luck of new games. */
export const NEWEST_LUCK = 2 satisfies Edition;

/** The luck of one game. */
export const luckOf = (seed: string, players: number, edition: Edition): GameLuck =>
  edition === 1 ? new Seed(seed) : keyedLuck(seed, players);

function keyedLuck(seed: string, players: number): KeyedLuck {
  const { first, later } = splitSeed(seed);
  return new KeyedLuck(() => first, players, later && { ply: later.ply, luck: keyedLuck(later.seed, players) });
}
