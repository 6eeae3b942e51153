import type { Characters } from '../../family/character.ts';

/** There are never more than two moves, so that only judgement can fail. */
export const CHARACTERS: Characters = {
  beginner: { notices: 2, temperature: 0.3 },
  casual: { notices: 2, temperature: 0.1 },
  club: { notices: 2, temperature: 0.04 },
};
