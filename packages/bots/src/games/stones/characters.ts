import type { Characters } from '../../family/character.ts';

/** There are never more than two moves, so that only judgement can fail. */
export const CHARACTERS: Characters = {
  beginner: { notices: 2, temperature: 0.5 },
  casual: { notices: 2, temperature: 0.17 },
  club: { notices: 2, temperature: 0.07 },
};
