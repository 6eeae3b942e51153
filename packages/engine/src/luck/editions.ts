import type { Edition, GameLuck } from './luck.ts';
import { KeyedLuck } from './second-edition.ts';
import { splitSeed } from './seeds.ts';

/** The edition of the luck of new games. */
export const NEWEST_LUCK = 2 satisfies Edition;

type MakeLuck = (seed: string) => GameLuck;

/** The one thing here that is kept: it is brought once and for all, and always the same. */
let makeFirst: MakeLuck | null = null;

export function bring(make: MakeLuck): void {
  makeFirst = make;
}

/** The luck of one game. That of the first edition must have been brought: a page loads it for games begun with it alone. */
export function luckOf(seed: string, players: number, edition: Edition): GameLuck {
  if (edition === 2) return keyedLuck(seed, players);
  if (!makeFirst) throw new Error('luck of the first edition was not brought');
  return makeFirst(seed);
}

function keyedLuck(seed: string, players: number): KeyedLuck {
  const { first, later } = splitSeed(seed);
  return new KeyedLuck(() => first, players, later && { ply: later.ply, luck: keyedLuck(later.seed, players) });
}
