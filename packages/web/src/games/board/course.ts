import { board, type BoardPosition } from '@sixfold/engine/board';
import { SWAP } from '@sixfold/engine/family';
import { earnsBonus, is, raisesWeakest, scores, scoresInOne, scoresInTwo, wins } from '../../face/asks.ts';
import { stepsIn, type Course } from '../../face/course.ts';

const step = stepsIn((t) => t.boardCourse);

const OWN_TRACKS = '.team.is-own .lanes';
const RACK = '.tiles-tiles';
const field = (q: number, r: number): string => `#field-${q}_${r}`;

export const course: Course<BoardPosition> = {
  seed: 'course 339',
  moves:
    'YY e2 f2,YG g1 h1,YG g2 h2,OG j1 i1,OY d3 e3,YB f3 g3,YB e4 f4,OY c4 d4,GB h3 g4,RB i3 h4,RO j3 j2,swap,RG k3 k4,RB j4 i4,VV a7 b6,VV c5 c6,YV e5 d6,YB e6 f5,OB f6 g5,OV e7 d7,BB g6 h5,OG f7 f8,OV e8 d8,VV b7 c7,RG j5 k5,RY i5 i6,GV e9 d9,GG g7 g8,RY h6 h7,YB i7 j7,YV b8 c8,YG d11 d10,BV i8 h9,RV b10 c9,RO a10 b9,GB c11 c10,RO a9 a8,OB g9 h8,RO e10 f10',
  steps: [
    step('first', { ply: 0, rules: ['B1', 'B4', 'B5', 'F1'], points: field(-5, 0), isRight: scores() }),
    step('weakest', { ply: 2, rules: ['F2', 'F3'], points: OWN_TRACKS, isRight: raisesWeakest }),
    step('line', { ply: 4, rules: ['B6'], points: field(-3, -1), isRight: scoresInOne(3) }),
    step('both', { ply: 6, rules: ['B6'], points: field(-2, -1), isRight: scoresInTwo }),
    step('swap', { ply: 11, rules: ['B8'], points: '.refill-or-swap', isRight: is(SWAP) }),
    step('bonus', { ply: 29, rules: ['B7'], points: '.team.is-own .lane.symbol-Y', isRight: earnsBonus(board) }),
    step('extra', { ply: 30, rules: ['B7'], points: RACK, isRight: scores(2) }),
    step('end', { ply: 38, rules: ['B9', 'F4'], points: field(4, -1), isRight: wins }),
  ],
  untaught: { B2: 'set-up', B3: 'set-up', B10: 'variant', B11: 'variant' },
};
