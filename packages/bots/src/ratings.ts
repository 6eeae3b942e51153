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
    3: {
      beginner: 0,
      casual: 320,
      regular: 455,
      club: 533,
      master: 617,
    },
    4: {
      beginner: 0,
      casual: 285,
      regular: 392,
      club: 439,
      master: 564,
    },
  },
  stones: {
    2: {
      beginner: 0,
      casual: 103,
      club: 235,
      master: 390,
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
      casual: 129,
      regular: 247,
      club: 455,
      expert: 688,
      master: 807,
    },
    3: {
      beginner: 0,
      casual: 188,
      regular: 341,
      club: 426,
      expert: 497,
      master: 518,
    },
    4: {
      beginner: 0,
      casual: 128,
      regular: 274,
      club: 372,
      expert: 452,
      master: 457,
    },
  },
};
