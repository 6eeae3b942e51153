import { startGame } from '@sixfold/engine';
import { board3d, type Board3dPosition } from '@sixfold/engine/board3d';
import { inCompany, tileCurriculum } from '../../tiles/curriculum.ts';
import type { Curriculum } from '../../training/curriculum.ts';
import { THUMB } from './evaluate.ts';

export const curriculum = (players: number): Curriculum<Board3dPosition> =>
  tileCurriculum({
    ...inCompany(players, THUMB),
    start: (chance) => startGame(board3d, { players, options: { radius: 4 }, starter: chance.below(players) }, chance),
  });
