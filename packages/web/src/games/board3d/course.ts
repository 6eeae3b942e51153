import { board3d, type Board3dPosition } from '@sixfold/engine/board3d';
import { SWAP } from '@sixfold/engine/family';
import { earnsBonus, is, raisesWeakest, scores, scoresInOne, scoresInTwo, wins } from '../../face/asks.ts';
import { stepsIn, type Course } from '../../face/course.ts';
import { tileGame } from './board3d.ts';

const step = stepsIn((t) => t.board3dCourse);

/** Whether a tile lies on others. */
function climbs(position: Board3dPosition, move: number): boolean {
  const made = board3d.makeMove(position, move);
  return made.type === 'place' && tileGame.heightAt(position, made.at[0]) > 0;
}

/** Whether one half counts at least two fields, not all as high as itself. */
function crossesHeights(position: Board3dPosition, move: number): boolean {
  const made = board3d.makeMove(position, move);
  if (made.type !== 'place') return false;
  const level = tileGame.heightAt(position, made.at[0]) + 1;
  return board3d
    .sources(position, move)
    .some(
      (from) => from.length > 1 && from.some((one) => 'at' in one && tileGame.heightAt(position, one.at) !== level),
    );
}

const BOARD = '.tiles-room';
const OWN_TRACKS = '.team.is-own .lanes';
const RACK = '.tiles-tiles';

export const course: Course<Board3dPosition> = {
  seed: 'course 43',
  moves:
    'OG b7 b6,YB h3 h4,OV c8 d8,RB d3 c4,YB g3 g4,OV b9 c9,OG a8 a7,GB c5 d4,RG c4 c5,YB i3 i4,RV b8 c8,swap,GV e9 f8,RY e3 f3,RG c3 b4,BV g5 f6,YV h4 g5,RY d3 e3,OG a7 b6,BV g6 f7,RY c4 d3,OV c6 c7,BV f7 e8,GV b7 c6,swap,OV b7 b8,YV h3 g4,RG c5 b6,OY h4 h3,OB g4 g5,RO b6 b7,RV c4 c5,RB f6 g6,OG a6 a5,OY g4 h3,RO c5 b6,RV b5 b4,BV g6 f7,RY f5 f4,OY f4 g3,RV e6 e7,YV d6 d7,OB i4 h5,RO d5 e4,OB h4 g5,RB g4 h4,GB g7 h6,GB f8 g7,GB e8 f8,RG d7 e7',
  steps: [
    step('first', { ply: 0, rules: ['F1', 'T2', 'T6'], points: RACK, isRight: scores() }),
    step('weakest', { ply: 2, rules: ['F2', 'F3'], points: OWN_TRACKS, isRight: raisesWeakest }),
    step('both', { ply: 4, rules: ['T7'], points: BOARD, isRight: scoresInTwo }),
    step('line', { ply: 6, rules: ['T7'], points: BOARD, isRight: scoresInOne(3) }),
    step('stack', { ply: 8, rules: ['T5'], points: BOARD, isRight: climbs }),
    step('high', { ply: 10, rules: ['T5', 'T7'], points: BOARD, isRight: crossesHeights }),
    step('swap', { ply: 11, rules: ['T9'], points: '.refill-or-swap', isRight: is(SWAP) }),
    step('bonus', { ply: 28, rules: ['T8'], points: '.team.is-own .lane.symbol-Y', isRight: earnsBonus(board3d) }),
    step('extra', { ply: 29, rules: ['T8'], points: RACK, isRight: scores(2) }),
    step('end', { ply: 49, rules: ['F4', 'T10'], points: OWN_TRACKS, isRight: wins }),
  ],
  untaught: { T1: 'set-up', T3: 'set-up', T4: 'set-up', T11: 'rare', T12: 'rare', T13: 'variant' },
};
