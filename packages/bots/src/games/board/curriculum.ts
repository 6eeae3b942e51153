import { startGame } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { inCompany, tileCurriculum } from '../../tiles/curriculum.ts';
import { PLAIN_EYE } from '../../tiles/first-sight.ts';
import { soloFeatures } from '../../tiles/solo-features.ts';
import { trustVerdict } from '../../tiles/thumb.ts';
import type { Curriculum } from '../../training/curriculum.ts';
import { TASTE, SENSE } from './evaluate.ts';

/** Alone results differ little from game to game: a network begins with a rule of thumb. */
const ALONE = {
  features: soloFeatures(TASTE),
  eye: PLAIN_EYE,
  hidden: 16,
  outputs: 1,
  width: 8,
  prime: trustVerdict,
};

export const curriculum = (players: number): Curriculum<BoardPosition> =>
  tileCurriculum({
    ...(players === 1 ? ALONE : inCompany(players, SENSE)),
    start: (chance) =>
      startGame(
        board,
        { players, options: { startSymbols: 'any', partners: false }, starter: chance.below(players) },
        chance,
      ),
  });
