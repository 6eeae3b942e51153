/** The names of bots, and which a game offers, without anything that plays. */
export * from './contract/levels.ts';
export { levelIn, levelsOf } from './games/levels.ts';
