import type { StonesMove } from '@sixfold/engine/stones';

export const title = 'The push-your-luck game';
export const summary = 'turn over stones, and stop before one does not match';

export const rules = [
  'Collect stones: the goal is the same number of each colour (seven each with two players, six',
  'with three, five with four). Some stones always lie open in the middle.',
  'On your turn, draw: turn over a stone. If its colour lies in the middle and not yet in your',
  'tray, it goes to your tray, and you may draw again or stop.',
  'If not, you are bust: the stone and all of your tray go to the middle, and your turn is over.',
  'Stop: you collect your tray and all stones of these colours from the middle. What you cannot',
  'use any more goes back to the pile.',
  'A colour that reaches the goal when you stop gives you another turn.',
  'Take: if you have one single weakest colour and it lies in the middle, you may take one such',
  'stone instead of drawing; that is your whole turn.',
  'You win at once when all six colours have reached the goal. The others are ranked by their',
  'weakest colour; if equal, by the second weakest.',
];

export const meanings = {
  draw: 'turn over a stone',
  stop: 'collect your tray and these colours from the middle',
  take: 'take one stone of your weakest colour from the middle; ends the turn',
  pass: 'nothing can be drawn or taken',
};

/** What a draw brings is told by the stone that is turned over. */
const DONE = { draw: null, stop: 'stopped', take: 'took', pass: 'passed' };

export const sayMove = ({ type }: StonesMove): string | null => DONE[type];

/** Nothing lies on a field or before a player here. */
export const saySource = (): string => '';

export const saySetup = ({ middle, goal }: Record<string, unknown>): string[] => [
  `Middle: ${(middle as string[]).join(' ')}`,
  `Goal: ${goal as number} of each colour`,
];
