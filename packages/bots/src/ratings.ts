import type { GameId } from '@sixfold/engine';
import type { Level } from './contract/levels.ts';

/** Elo by level, above the lowest. */
export type Elos = Readonly<Partial<Record<Level, number>>>;

/** How strong the levels of each game are with so many players, on one scale each. Written by `npm run make:strength`. */
export const RATINGS: Readonly<Partial<Record<GameId, Readonly<Record<number, Elos>>>>> = {
  board: {
    2: {
      beginner: 0,
      casual: 159,
      club: 549,
      expert: 951,
      master: 1108,
    },
    3: {
      beginner: 0,
      casual: 91,
      club: 448,
      expert: 771,
      master: 891,
    },
    4: {
      beginner: 0,
      casual: -50,
      club: 344,
      expert: 615,
      master: 729,
    },
  },
  board3d: {
    2: {
      beginner: 0,
      casual: 400,
      club: 753,
      expert: 957,
      master: 1082,
    },
    3: {
      beginner: 0,
      casual: 405,
      club: 548,
      expert: 713,
      master: 775,
    },
    4: {
      beginner: 0,
      casual: 401,
      club: 568,
      expert: 746,
      master: 746,
    },
  },
  cards: {
    2: {
      beginner: 0,
      casual: 222,
      club: 518,
      expert: 686,
      master: 771,
    },
    3: {
      beginner: 0,
      casual: 265,
      club: 367,
      expert: 475,
      master: 554,
    },
    4: {
      beginner: 0,
      casual: 322,
      club: 391,
      expert: 461,
      master: 469,
    },
  },
  stones: {
    2: {
      beginner: 0,
      casual: 139,
      club: 222,
      expert: 329,
      master: 450,
    },
    3: {
      beginner: 0,
      casual: 220,
      club: 333,
      expert: 430,
      master: 449,
    },
    4: {
      beginner: 0,
      casual: 47,
      club: 181,
      expert: 295,
      master: 317,
    },
  },
  dice: {
    2: {
      beginner: 0,
      casual: 235,
      club: 414,
      expert: 588,
      master: 703,
    },
    3: {
      beginner: 0,
      casual: 183,
      club: 251,
      expert: 416,
      master: 466,
    },
    4: {
      beginner: 0,
      casual: 290,
      club: 258,
      expert: 314,
      master: 410,
    },
  },
};
