import { startGame } from '@sixfold/engine';
import { board3d, type Board3dPosition } from '@sixfold/engine/board3d';
import { allAlone, inCompany, tileCurriculum } from '../../tiles/curriculum.ts';
import type { Curriculum } from '../../training/curriculum.ts';
import { SENSE, TASTE } from './evaluate.ts';

/** Two meet more often than many, and games of two teach faster: there is time for a wider network. */
const HIDDEN_FOR_TWO = 48;

/** Alone there is more to know: everything may be built over. */
const HIDDEN_ALONE = 32;

export const curriculum = (players: number): Curriculum<Board3dPosition> =>
  tileCurriculum({
    ...(players === 1 ? allAlone(TASTE, HIDDEN_ALONE) : inCompany(players, SENSE)),
    ...(players === 2 && { hidden: HIDDEN_FOR_TWO }),
    start: (chance) => startGame(board3d, { players, options: { radius: 4 }, starter: chance.below(players) }, chance),
  });
