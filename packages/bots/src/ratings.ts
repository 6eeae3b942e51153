import type { GameId } from '@sixfold/engine';
import type { Level } from './contract/levels.ts';

/** Elo by level, above the lowest. */
export type Elos = Readonly<Partial<Record<Level, number>>>;

/** How strong the levels of each game are with so many players, on one scale each. Written by `npm run make:strength`. */
export const RATINGS: Readonly<Partial<Record<GameId, Readonly<Record<number, Elos>>>>> = {
  board: {
    2: {
      beginner: 0,
      learner: 218,
      casual: 447,
      regular: 661,
      club: 852,
      veteran: 1127,
      expert: 1510,
      master: 1743,
    },
    3: {
      beginner: 0,
      learner: 188,
      casual: 493,
      regular: 645,
      club: 810,
      veteran: 1086,
      expert: 1406,
      master: 1467,
    },
    4: {
      beginner: 0,
      learner: 197,
      casual: 360,
      regular: 557,
      club: 781,
      veteran: 1061,
      expert: 1528,
      master: 1618,
    },
  },
  board3d: {
    2: {
      beginner: 0,
      learner: 245,
      casual: 444,
      regular: 641,
      club: 759,
      veteran: 1094,
      expert: 1525,
      master: 1626,
    },
    3: {
      beginner: 0,
      learner: 212,
      casual: 349,
      regular: 561,
      club: 691,
      veteran: 903,
      expert: 1127,
      master: 1182,
    },
    4: {
      beginner: 0,
      learner: 163,
      casual: 343,
      regular: 515,
      club: 612,
      veteran: 766,
      expert: 964,
      master: 1005,
    },
  },
  cards: {
    2: {
      beginner: 0,
      casual: 284,
      regular: 423,
      club: 545,
      master: 682,
    },
    3: {
      beginner: 0,
      casual: 320,
      regular: 455,
      club: 533,
      master: 637,
    },
    4: {
      beginner: 0,
      casual: 285,
      regular: 392,
      club: 439,
      master: 561,
    },
  },
  stones: {
    2: {
      beginner: 0,
      casual: 113,
      club: 206,
      master: 268,
    },
    3: {
      beginner: 0,
      casual: 72,
      club: 203,
      master: 317,
    },
    4: {
      beginner: 0,
      casual: 137,
      club: 244,
      master: 327,
    },
  },
  dice: {
    2: {
      beginner: 0,
      casual: 115,
      regular: 218,
      club: 435,
      expert: 676,
      master: 795,
    },
    3: {
      beginner: 0,
      casual: 188,
      regular: 341,
      club: 426,
      expert: 502,
      master: 545,
    },
    4: {
      beginner: 0,
      casual: 128,
      regular: 274,
      club: 372,
      expert: 429,
      master: 592,
    },
  },
};
