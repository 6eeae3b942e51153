import type { Characters } from '../../family/character.ts';

/** Whoever has no pairs to use as jokers has two moves: to score, and to roll again. */
export const CHARACTERS: Characters = {
  beginner: { notices: 2, temperature: 0.32 },
  casual: { notices: 3, temperature: 0.18 },
  regular: { notices: 4, temperature: 0.09 },
  club: { notices: 6, temperature: 0.07 },
};
