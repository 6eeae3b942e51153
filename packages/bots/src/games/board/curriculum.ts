import { startGame } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { allAlone, inCompany, tileCurriculum } from '../../tiles/curriculum.ts';
import type { Curriculum } from '../../training/curriculum.ts';
import { TASTE, SENSE } from './evaluate.ts';

/** Alone the board is filled to its end, and there is much to know of where it leads. */
const HIDDEN_ALONE = 64;

export const curriculum = (players: number): Curriculum<BoardPosition> =>
  tileCurriculum({
    ...(players === 1 ? allAlone(TASTE, HIDDEN_ALONE) : inCompany(players, SENSE)),
    start: (chance) =>
      startGame(
        board,
        { players, options: { startSymbols: 'any', partners: false }, starter: chance.below(players) },
        chance,
      ),
  });
