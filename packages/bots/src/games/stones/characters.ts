import type { Characters } from '../../family/character.ts';

/** There are never more than two moves, so that only judgement can fail. */
export const CHARACTERS: Characters = {
  beginner: { notices: 2, temperature: 0.4 },
  casual: { notices: 2, temperature: 0.13 },
  club: { notices: 2, temperature: 0.05 },
};
