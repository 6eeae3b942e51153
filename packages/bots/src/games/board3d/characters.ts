import type { Characters } from '../../family/character.ts';

/** There are hundreds of moves, and points are many: who sees but a few places still scores. */
export const CHARACTERS: Characters = {
  beginner: { notices: 11, temperature: 0.083 },
  learner: { notices: 15, temperature: 0.062 },
  casual: { notices: 20, temperature: 0.046 },
  regular: { notices: 29, temperature: 0.033 },
  club: { notices: 42, temperature: 0.022 },
  veteran: { notices: 90, temperature: 0.01 },
};
