import type { Characters } from '../../family/character.ts';

/** There are thousands of moves, of which even good players see but a few dozen. */
export const CHARACTERS: Characters = {
  beginner: { notices: 9, temperature: 0.102 },
  learner: { notices: 13, temperature: 0.068 },
  casual: { notices: 19, temperature: 0.047 },
  regular: { notices: 27, temperature: 0.033 },
  club: { notices: 40, temperature: 0.022 },
  veteran: { notices: 90, temperature: 0.01 },
};
