/** Luck that follows from a text: for real games, which anybody can check afterwards. */
export { luckOf, NEWEST_LUCK } from './editions.ts';
export { Seed } from './first-edition.ts';
export { hashText } from './hash.ts';
export type { Edition, GameLuck } from './luck.ts';
export { KeyedLuck, type SeedFor } from './second-edition.ts';
export { deriveSeed, joinSeeds } from './seeds.ts';
