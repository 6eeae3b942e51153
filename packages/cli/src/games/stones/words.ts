import type { StonesMove, StonesView } from '@sixfold/engine/stones';
import type { TerminalWords } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';

const ENGLISH = [
  'Collect stones: the goal is seven of each colour (six with three players, five with four).',
  'draw: flip a stone. If its colour lies in the centre and not yet in your tray, it goes to your ' +
    'tray, and you may draw again or stop.',
  'If not, you are bust: the stone and your whole tray go to the centre, and your turn ends.',
  'stop: you collect your tray and all stones of its colours from the centre; what you cannot use any more ' +
    'goes back to the pile. A colour that reaches the goal gives you another turn.',
  'take: if exactly one colour is your weakest and lies in the centre, you may take one such stone instead ' +
    'of drawing; that is your whole turn.',
  'You win at once when all six colours have reached the goal. The others are ranked by their weakest ' +
    'colour; on a tie by the second weakest, and so on.',
];

const GERMAN = [
  'Sammle Plättchen: Das Ziel sind sieben von jeder Farbe (zu dritt sechs, zu viert fünf).',
  'draw: ein Plättchen aufdecken. Liegt seine Farbe in der Mitte und noch nicht in deiner Schale, kommt es in die Schale, und du darfst weiter aufdecken oder aufhören.',
  'Sonst hast du dich verzockt: Das Plättchen und deine ganze Schale kommen in die Mitte, und dein Zug ist vorbei.',
  'stop: Du bekommst deine Schale und alle Plättchen ihrer Farben aus der Mitte; was du nicht mehr brauchen kannst, geht zurück in den Stapel. Machst du so eine Farbe voll, bist du noch einmal am Zug.',
  'take: Ist genau eine Farbe deine schwächste und liegt sie in der Mitte, darfst du statt aufzudecken ein Plättchen davon nehmen; das ist dein ganzer Zug.',
  'Du gewinnst sofort, wenn alle sechs Farben voll sind. Bei den anderen zählt die schwächste Farbe, bei Gleichstand die zweitschwächste und so weiter.',
];

const ENGLISH_MEANINGS = {
  draw: 'flip a stone',
  stop: 'collect your tray and these colours from the centre',
  take: 'take one stone of your weakest colour from the centre; ends the turn',
  pass: 'nothing can be drawn or taken',
};

const GERMAN_MEANINGS = {
  draw: 'ein Plättchen aufdecken',
  stop: 'deine Schale und diese Farben aus der Mitte nehmen',
  take: 'ein Plättchen deiner schwächsten Farbe aus der Mitte nehmen; beendet den Zug',
  pass: 'nichts kann aufgedeckt oder genommen werden',
};

const scoring = ['stop', 'take'] as const;

/** What a draw brings is told by the stone that is turned over. */
const DONE = { draw: null, stop: 'stopped', take: 'took', pass: 'passed' };
const GERMAN_DONE = { draw: null, stop: 'Stopp', take: 'genommen', pass: 'gepasst' };

const sayMove = ({ type }: StonesMove): string | null => said(DONE, GERMAN_DONE)[type];

/** Nothing lies on a field or before a player here. */
const saySource = (): string => '';

/** What lies ready, as transcripts have it. */
type StonesSetup = { readonly middle: readonly string[]; readonly goal: number };

const saySetup = ({ middle, goal }: StonesSetup): string[] => [
  `${said('Centre', 'Mitte')}: ${middle.join(' ')}`,
  said(`Goal: ${goal} of each colour`, `Ziel: ${goal} von jeder Farbe`),
];

export const words = {
  get title() {
    return said('The push-your-luck game', 'Das Plättchenspiel');
  },
  get summary() {
    return said(
      'flip stones, and stop before you bust',
      'aufdecken, solange du dich traust, und aufhören, bevor du dich verzockst',
    );
  },
  get rules() {
    return said(ENGLISH, GERMAN);
  },
  get meanings() {
    return said(ENGLISH_MEANINGS, GERMAN_MEANINGS);
  },
  scoring,
  sayMove,
  saySource,
  saySetup,
} satisfies TerminalWords<StonesView, StonesMove, StonesSetup>;
