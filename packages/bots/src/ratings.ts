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
      veteran: 1131,
      expert: 1480,
      master: 1690,
    },
    3: {
      beginner: 0,
      learner: 176,
      casual: 484,
      regular: 656,
      club: 829,
      veteran: 1134,
      expert: 1502,
      master: 1565,
    },
    4: {
      beginner: 0,
      learner: 242,
      casual: 436,
      regular: 613,
      club: 804,
      veteran: 1077,
      expert: 1523,
      master: 1600,
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
      learner: 205,
      casual: 329,
      regular: 531,
      club: 639,
      veteran: 862,
      expert: 1060,
      master: 1106,
    },
    4: {
      beginner: 0,
      learner: 151,
      casual: 299,
      regular: 467,
      club: 584,
      veteran: 754,
      expert: 908,
      master: 944,
    },
  },
  cards: {
    2: {
      beginner: 0,
      casual: 284,
      regular: 422,
      club: 545,
      master: 682,
    },
    3: {
      beginner: 0,
      casual: 276,
      regular: 390,
      club: 474,
      master: 582,
    },
    4: {
      beginner: 0,
      casual: 261,
      regular: 362,
      club: 401,
      master: 481,
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
      casual: 68,
      club: 128,
      master: 201,
    },
    4: {
      beginner: 0,
      casual: 125,
      club: 192,
      master: 256,
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
      casual: 189,
      regular: 334,
      club: 439,
      expert: 528,
      master: 568,
    },
    4: {
      beginner: 0,
      casual: 145,
      regular: 277,
      club: 346,
      expert: 386,
      master: 482,
    },
  },
};
