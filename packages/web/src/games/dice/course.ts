import { gainsOf } from '@sixfold/engine';
import { dice, ROLL, type DicePosition } from '@sixfold/engine/dice';
import { is, raisesWeakest, scores, wins } from '../../face/asks.ts';
import { stepsIn, type Course, type CourseStep } from '../../face/course.ts';

const step = stepsIn((t) => t.diceCourse);

type Judge = CourseStep<DicePosition>['isRight'];

/** Whether a score does it; to roll again is no score. */
const scoring =
  (ask: Judge): Judge =>
  (position, move) =>
    move !== ROLL && ask(position, move);

/** Whether a joker helps a row that is weakest. */
function usesJoker(position: DicePosition, move: number): boolean {
  const made = dice.makeMove(position, move);
  return made.type === 'score' && Object.keys(made.jokers).length > 0 && raisesWeakest(position, move);
}

/** Whether the last empty row gets a cross, and another one a cross beyond what was locked. */
function opensNext(position: DicePosition, move: number): boolean {
  const tracks = position.tracksOf(position.turn);
  const isBeyond = gainsOf(position, move).some((gain, symbol) => gain > 0 && tracks[symbol]! + gain > 3);
  return isBeyond && raisesWeakest(position, move);
}

export const course: Course<DicePosition> = {
  seed: 'course 359',
  moves:
    'roll,score,roll,score,roll,score Y=R,roll,score,roll,score,roll,score Y=G B=O,roll,score O=O,roll,score R=R,roll,score,roll,score,roll,roll,score,roll,score,roll,score,roll,score Y=Y,roll,score B=O,roll,score R=G,roll,roll,score V=O,roll,score,roll,score Y=V,roll,score O=O,roll,score,roll,score R=Y,roll,score G=G,roll,score,roll,roll,roll,score G=V,roll,score Y=Y,roll,score',
  steps: [
    step('roll', { ply: 0, rules: ['D3'], points: '.dice-rival-dice', isRight: is(ROLL) }),
    step('match', { ply: 1, rules: ['D4', 'F1', 'F2'], points: '.dice-own', isRight: scoring(scores(2)) }),
    step('joker', { ply: 5, rules: ['D5', 'F3'], points: '.dice-group', isRight: usesJoker }),
    step('gate', { ply: 13, rules: ['D6'], points: '.dice-rows .dice-in-O', isRight: scoring(opensNext) }),
    step('again', { ply: 34, rules: ['D3'], points: '.move-button:first-child', isRight: is(ROLL) }),
    step('end', { ply: 57, rules: ['D7', 'F4'], points: '.dice-sheet', isRight: scoring(wins) }),
  ],
  untaught: { D1: 'set-up', D2: 'set-up', D12: 'table' },
};
