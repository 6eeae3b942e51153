import type { GameId } from '@sixfold/engine';

/**
 * Par of the open deals, written by `npm run make:par`: from a date on, an entry a date, how far a master's weakest track came
 * in the mean of thirty plays; behind a stroke how many of them it won.
 */
export const PAR: {
  readonly bots: number;
  readonly from: string;
  readonly deals: Readonly<Partial<Record<GameId, string>>>;
} = {
  bots: 1,
  from: '2026-11-16',
  deals: {
    board: '21.2 20.2 19 18.5 20 16 20.5 20 19.5',
    board3d: '52.7 52.2 52.9 53.5 53 52.7 53.4 52.9 53.4',
    cards: '6.9/27 6.9/27 6.9/26 6.9/26 6.9/27 7.1/28 6.9/27 6.8/26 7/27',
    stones: '6.2/20 7/30 6.6/25 7/30 6.2/21 5.9/12 6.5/23 6.5/23 6.4/21',
    dice: '7/30 7/30 7/30 7/30 5.5/9 7/29 6.9/27 6.2/13 7/30',
  },
};
