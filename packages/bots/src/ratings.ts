import type { GameId } from '@sixfold/engine';
import type { Level } from './contract/levels.ts';

/** Elo by level, above the lowest. */
export type Elos = Readonly<Partial<Record<Level, number>>>;

/** How strong the levels of each game are with so many players, on one scale each. Written by `npm run make:strength`. */
export const RATINGS: Readonly<Partial<Record<GameId, Readonly<Record<number, Elos>>>>> = {
  board: {
    2: {
      beginner: 0,
      learner: 208,
      casual: 441,
      regular: 628,
      club: 788,
      veteran: 1048,
      expert: 1412,
      candidate: 1488,
      master: 1578,
    },
  },
  cards: {
    2: {
      beginner: 0,
      casual: 260,
      regular: 424,
      club: 587,
      expert: 750,
      master: 754,
    },
  },
  stones: {
    2: {
      beginner: 0,
      casual: 103,
      club: 235,
      master: 390,
    },
  },
  dice: {
    2: {
      beginner: 0,
      casual: 129,
      regular: 247,
      club: 455,
      expert: 688,
      master: 807,
    },
  },
};
