import type { Letter } from '@sixfold/engine';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import { SWAP } from '@sixfold/engine/family';
import { earnsBonus, is, raisesWeakest, scores, wins } from '../../face/asks.ts';
import { stepsIn, type Course } from '../../face/course.ts';

const step = stepsIn((t) => t.cardsCourse);

const OPEN_CARDS = '.play-field';
const OWN_TRACKS = '.team.is-own .lanes';
const lane = (letter: Letter): string => `.team.is-own .lane.symbol-${letter}`;
const HAND = '.cards-hand';

export const course: Course<CardsPosition> = {
  seed: 'course 2155',
  moves: 'YG,RG,RO,RY,VY,YR,YV,GB,BV,BR,BR,BY,VY,VG,BG,BV,YG,BO,VO,OB,OY,swap,OR,RO,YR,OY,RG,YG,BR,GB,VB,VR,GV',
  steps: [
    step('match', { ply: 0, rules: ['C4', 'C5', 'C7', 'F1'], points: OPEN_CARDS, isRight: scores(2) }),
    step('weakest', { ply: 2, rules: ['F2', 'F3'], points: OWN_TRACKS, isRight: raisesWeakest }),
    // Of one colour alone there is nothing yet, so that to raise the weakest is to open the next area.
    step('gate', { ply: 8, rules: ['C6'], points: lane('B'), isRight: raisesWeakest }),
    step('swap', { ply: 21, rules: ['C9'], points: '.refill-or-swap', isRight: is(SWAP) }),
    step('bonus', { ply: 25, rules: ['C8'], points: lane('O'), isRight: earnsBonus(cards) }),
    step('extra', { ply: 26, rules: ['C8'], points: HAND, isRight: scores(2) }),
    step('end', { ply: 32, rules: ['C11', 'F4'], points: OWN_TRACKS, isRight: wins }),
  ],
  untaught: { C1: 'set-up', C2: 'set-up', C3: 'set-up', C10: 'by itself' },
};
