import type { GameId } from '@sixfold/engine';

/**
 * Par of the open deals, written by `npm run make:par`: from a date on, a number a date, how far a master's weakest track came
 * in the mean; behind a stroke how many of thirty plays it won.
 */
export const PAR: { readonly bots: number; readonly from: string; readonly deals: Readonly<Record<GameId, string>> } = {
  bots: 1,
  from: '2026-11-16',
  deals: { board: '', board3d: '', cards: '', stones: '', dice: '' },
};
