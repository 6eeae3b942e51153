import type { StonesMove, StonesView } from '@sixfold/engine/stones';
import type { TerminalWords } from '../../terminal/face.ts';

const title = 'The push-your-luck game';
const summary = 'turn over stones, and stop before one does not match';

const rules = [
  'Collect stones: the goal is seven of each colour (six with three players, five with four).',
  'draw: turn over a stone. If its colour lies in the middle and not yet in your tray, it goes to your ' +
    'tray, and you may draw again or stop.',
  'If not, you are bust: the stone and your whole tray go to the middle, and your turn ends.',
  'stop: you collect your tray and all stones of its colours from the middle; what you cannot use any more ' +
    'goes back to the pile. A colour that reaches the goal gives you another turn.',
  'take: if one single colour is your weakest and lies in the middle, you may take one such stone instead ' +
    'of drawing; that is your whole turn.',
  'You win at once when all six colours have reached the goal. The others are ranked by their weakest ' +
    'colour; if equal, by the second weakest, and so on.',
];

const meanings = {
  draw: 'turn over a stone',
  stop: 'collect your tray and these colours from the middle',
  take: 'take one stone of your weakest colour from the middle; ends the turn',
  pass: 'nothing can be drawn or taken',
};

const scoring = ['stop', 'take'] as const;

/** What a draw brings is told by the stone that is turned over. */
const DONE = { draw: null, stop: 'stopped', take: 'took', pass: 'passed' };

const sayMove = ({ type }: StonesMove): string | null => DONE[type];

/** Nothing lies on a field or before a player here. */
const saySource = (): string => '';

/** What lies ready, as transcripts have it. */
type StonesSetup = { readonly middle: readonly string[]; readonly goal: number };

const saySetup = ({ middle, goal }: StonesSetup): string[] => [
  `Middle: ${middle.join(' ')}`,
  `Goal: ${goal} of each colour`,
];

export const words = { title, summary, rules, meanings, scoring, sayMove, saySource, saySetup } satisfies TerminalWords<
  StonesView,
  StonesMove,
  StonesSetup
>;
