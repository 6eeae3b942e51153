import type { Characters } from '../../family/character.ts';

/** There are thousands of moves, of which even good players see but a few dozen. */
export const CHARACTERS: Characters = {
  beginner: { notices: 4, temperature: 0.2 },
  learner: { notices: 6, temperature: 0.15 },
  casual: { notices: 10, temperature: 0.1 },
  regular: { notices: 16, temperature: 0.07 },
  club: { notices: 28, temperature: 0.04 },
  veteran: { notices: 64, temperature: 0.02 },
};
