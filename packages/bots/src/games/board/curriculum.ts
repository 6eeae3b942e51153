import { startGame } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { tileCurriculum } from '../../tiles/curriculum.ts';
import { tableFeatures } from '../../tiles/features.ts';
import { soloFeatures, trustVerdict } from '../../tiles/solo-features.ts';
import type { Curriculum } from '../../training/curriculum.ts';
import { TASTE } from './evaluate.ts';

const AT_TABLE = { features: tableFeatures, hidden: 32, width: 8, batch: 8 };
/** Alone results differ little from game to game: a network begins with a rule of thumb and goes through games often. */
const ALONE = {
  features: soloFeatures(TASTE),
  hidden: 16,
  width: 8,
  batch: 8,
  passes: 8,
  prime: trustVerdict,
};

export const curriculum = (players: number): Curriculum<BoardPosition> =>
  tileCurriculum({
    ...(players === 1 ? ALONE : AT_TABLE),
    start: (chance) =>
      startGame(
        board,
        { players, options: { startSymbols: 'any', partners: false }, starter: chance.below(players) },
        chance,
      ),
  });
