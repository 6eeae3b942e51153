import { DRAW, STOP, stones, TAKE, type StonesPosition } from '@sixfold/engine/stones';
import { earnsBonus, is, wins } from '../../face/asks.ts';
import { stepsIn, type Course } from '../../face/course.ts';

const step = stepsIn((t) => t.stonesCourse);

const MIDDLE = '.stones-board';
const ONWARD = '.move-button:first-child';
const ENDING = '.move-button:last-child';

export const course: Course<StonesPosition> = {
  seed: 'course 2800',
  moves:
    'draw,stop,draw,draw,draw,draw,stop,draw,stop,draw,draw,stop,draw,draw,stop,draw,stop,draw,draw,draw,draw,stop,draw,draw,draw,draw,stop,draw,stop,draw,draw,draw,draw,stop,draw,draw,draw,draw,stop,draw,draw,draw,draw,stop,draw,take,draw,take,draw,stop,take,draw,draw,stop,draw,draw,stop,draw,stop,draw,draw,draw,stop,take,draw,draw,draw,stop,draw,draw,stop,draw,stop,take,draw,draw,draw,stop,take',
  steps: [
    step('match', { ply: 0, rules: ['F1', 'S3', 'S4'], points: MIDDLE, isRight: is(DRAW) }),
    step('stop', { ply: 1, rules: ['F2', 'S6'], points: ENDING, isRight: is(STOP) }),
    step('bust', { ply: 4, rules: ['S5'], points: ONWARD, isRight: is(DRAW) }),
    step('bonus', { ply: 26, rules: ['S7'], points: ENDING, isRight: earnsBonus(stones) }),
    step('extra', { ply: 27, rules: ['S2', 'S7'], points: MIDDLE, isRight: is(DRAW) }),
    step('take', { ply: 45, rules: ['F3', 'S8'], points: ENDING, isRight: is(TAKE) }),
    step('end', { ply: 78, rules: ['F4', 'S10'], points: ENDING, isRight: wins }),
  ],
  untaught: { S1: 'set-up', S9: 'rare', S11: 'rare' },
};
