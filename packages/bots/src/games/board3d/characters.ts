import type { Characters } from '../../family/character.ts';

/** There are hundreds of moves, and points are many: who sees but a few places still scores. */
export const CHARACTERS: Characters = {
  beginner: { notices: 3, temperature: 0.2 },
  learner: { notices: 5, temperature: 0.15 },
  casual: { notices: 8, temperature: 0.1 },
  regular: { notices: 12, temperature: 0.07 },
  club: { notices: 20, temperature: 0.04 },
  veteran: { notices: 48, temperature: 0.02 },
};
