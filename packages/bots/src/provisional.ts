import type { Chance, Position } from '@sixfold/engine';
import { decided, type Thinking } from './bot.ts';
import type { Level } from './levels.ts';

/** Until a game has players of its own: a random move, or the greedy one. */
export const provisional =
  <P extends Position>(greedy: (position: P, chance: Chance) => number) =>
  (level: Level, imagine: () => P, chance: Chance): Thinking =>
    decided(level === 'beginner' ? imagine().randomMove(chance) : greedy(imagine(), chance));
