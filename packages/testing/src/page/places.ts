import { GAME_IDS } from '@sixfold/engine';

const SHARED = [
  '',
  'settings',
  'daily',
  'history',
  'history/statistics',
  'history/luck',
  'lobby',
  'scores',
  'print',
  'pieces',
  'puzzles',
  'review',
];
const OWN = ['setup', 'learn', 'course', 'friends', 'scores', 'print', 'pieces', 'puzzles'];

/** All places that need nothing to have happened before: what is one for all games, and what each has. */
export const PLACES: readonly string[] = [
  ...SHARED,
  ...OWN.flatMap((place) => GAME_IDS.map((game) => `${place}/${game}`)),
];
