import { startGame } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { tileCourse } from '../../tiles/course.ts';
import { tableFeatures } from '../../tiles/features.ts';
import { soloFeatures } from '../../tiles/solo-features.ts';
import type { Course } from '../../training/course.ts';
import { loneJudge, TASTE } from './evaluate.ts';

export const course = (players: number): Course<BoardPosition> =>
  tileCourse({
    start: (chance) =>
      startGame(
        board,
        { players, options: { startSymbols: 'any', partners: false }, starter: chance.below(players) },
        chance,
      ),
    features: players === 1 ? soloFeatures(TASTE) : tableFeatures,
    teacher: players === 1 ? loneJudge : null,
  });
