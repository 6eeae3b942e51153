import { startGame } from '@sixfold/engine';
import { board3d, type Board3dPosition } from '@sixfold/engine/board3d';
import { inCompany, tileCurriculum } from '../../tiles/curriculum.ts';
import type { Curriculum } from '../../training/curriculum.ts';
import { SENSE } from './evaluate.ts';

/** Two meet more often than many, and games of two teach faster: there is time for a wider network. */
const HIDDEN_FOR_TWO = 48;

export const curriculum = (players: number): Curriculum<Board3dPosition> =>
  tileCurriculum({
    ...inCompany(players, SENSE),
    ...(players === 2 && { hidden: HIDDEN_FOR_TWO }),
    start: (chance) => startGame(board3d, { players, options: { radius: 4 }, starter: chance.below(players) }, chance),
  });
