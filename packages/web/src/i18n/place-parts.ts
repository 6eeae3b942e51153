import { partsOf } from './parts.ts';

/** What is said in places that come later: their names are not in what must run first. */
export const PLACE_PARTS = partsOf([
  /** The score board beside a printed game. */
  'scores',
  /** What is over: the history, and the deals of the day. */
  'history',
  /** A finished game, taken apart. */
  'review',
  'statistics',
  'puzzles',
  'learn',
  'print',
  /** A phone beside the printed game. */
  'pieces',
  'settings',
  'notices',
  'advice',
]);
