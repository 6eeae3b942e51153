import type { Source } from '@sixfold/engine';
import type { DiceMove, DiceView } from '@sixfold/engine/dice';
import { nameAt, ownerOf, type TerminalWords } from '../../terminal/face.ts';

const title = 'The dice game';
const summary = 'roll up to three times and match the dice of the others';

const rules = [
  'Roll all your dice; up to two more times you may roll all of them again. They stay as they are for the ' +
    'others to match.',
  'Then score: each of your dice gives a cross in its colour for every die of another player that shows the ' +
    'same colour.',
  'Equal dice of yours can be a joker instead: two give one cross, three give two, four give three, all in ' +
    'one colour that you choose. "score R=B" makes your red dice a joker for blue.',
  'Each row has three areas: you may go beyond 3 only once all six rows have at least 1, and beyond 6 only ' +
    'once all six have at least 4. Other crosses are lost.',
  'You win at once when all boxes of all six rows are crossed. The others are ranked by their weakest row; ' +
    'if equal, by the second weakest, and so on.',
];

const meanings = {
  roll: 'roll all your dice',
  score: 'cross your boxes; "score R=B" uses your red dice as a joker for blue',
};

const scoring = ['score'] as const;

/** What a roll brings is told by the dice. */
function sayMove(move: DiceMove): string | null {
  if (move.type === 'roll') return null;
  const jokers = Object.entries(move.jokers).map(([from, to]) => `${from} as ${to}`);
  return ['scored', ...(jokers.length > 0 ? ['with jokers', jokers.join(', ')] : [])].join(' ');
}

const saySource = (source: Source, { dice }: DiceView, names: readonly string[]): string =>
  'seat' in source ? `${ownerOf(nameAt(names, source.seat))} ${dice[source.seat]?.[source.index] ?? ''}` : '';

/** What lies ready, as transcripts have it: those who roll first have none. */
type DiceSetup = { readonly dice: readonly (readonly string[] | null)[] };

const saySetup = ({ dice }: DiceSetup): string[] =>
  dice.map((own, seat) => `Dice of seat ${seat}: ${own?.join(' ') ?? 'not rolled yet'}`);

export const words = { title, summary, rules, meanings, scoring, sayMove, saySource, saySetup } satisfies TerminalWords<
  DiceView,
  DiceMove,
  DiceSetup
>;
