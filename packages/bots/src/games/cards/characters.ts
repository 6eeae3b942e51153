import type { Characters } from '../../family/character.ts';

/** A hand has no more than a dozen ways to play. */
export const CHARACTERS: Characters = {
  beginner: { notices: 2, temperature: 0.3 },
  learner: { notices: 3, temperature: 0.2 },
  casual: { notices: 4, temperature: 0.13 },
  regular: { notices: 6, temperature: 0.08 },
  club: { notices: 10, temperature: 0.04 },
};
