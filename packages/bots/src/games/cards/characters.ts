import type { Characters } from '../../family/character.ts';

/** A hand has no more than a dozen ways to play. */
export const CHARACTERS: Characters = {
  beginner: { notices: 2, temperature: 0.12 },
  casual: { notices: 4, temperature: 0.097 },
  regular: { notices: 5, temperature: 0.052 },
  club: { notices: 12, temperature: 0.01 },
};
