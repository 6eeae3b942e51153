import type { Source } from '@sixfold/engine';
import type { DiceMove, DiceView } from '@sixfold/engine/dice';
import { nameAt, sayOwned, type TerminalWords } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';

const ENGLISH = [
  'Roll all your dice; up to two more times you may roll all of them again. They stay as they are for the ' +
    'others to match.',
  'Then score: each of your dice gives a cross in its colour for every die of another player that shows the ' +
    'same colour.',
  'Equal dice of yours can be a joker instead: two give one cross, three give two, four give three, all in ' +
    'one colour that you choose. "score R=B" makes your red dice a joker for blue.',
  'Each row has three areas: you may go beyond 3 only once all six rows have at least 1, and beyond 6 only ' +
    'once all six have at least 4. Other crosses are lost.',
  'You win at once when all boxes of all six rows are crossed. The others are ranked by their weakest row; ' +
    'on a tie by the second weakest, and so on.',
];

const GERMAN = [
  'Würfle alle deine Würfel; noch bis zu zweimal darfst du alle noch einmal würfeln. Danach bleiben sie liegen, und die anderen wollen sie treffen.',
  'Dann wertest du: Jeder deiner Würfel bringt ein Kreuz in seiner Farbe für jeden Würfel der anderen, der dieselbe Farbe zeigt.',
  'Einen Pasch kannst du statt als Treffer auch als Joker werten: Zwei gleiche bringen ein Kreuz, drei zwei, vier drei, alle in einer Farbe deiner Wahl. „score R=B“ macht deine roten Würfel zum Joker für Blau.',
  'Jede Reihe hat drei Bereiche: Über die 3 kommst du erst, wenn alle sechs Reihen mindestens 1 haben, über die 6 erst, wenn alle mindestens 4 haben. Andere Kreuze verfallen.',
  'Du gewinnst sofort, wenn alle Kästchen aller sechs Reihen angekreuzt sind. Bei den anderen zählt die kürzeste Reihe, bei Gleichstand die zweitkürzeste und so weiter.',
];

const ENGLISH_MEANINGS = {
  roll: 'roll all your dice',
  score: 'cross your boxes; "score R=B" uses your red dice as a joker for blue',
};

const GERMAN_MEANINGS = {
  roll: 'alle deine Würfel werfen',
  score: 'deine Kästchen ankreuzen; „score R=B“ nutzt deine roten Würfel als Joker für Blau',
};

const scoring = ['score'] as const;

/** What a roll brings is told by the dice. */
function sayMove(move: DiceMove): string | null {
  if (move.type === 'roll') return null;
  const jokers = Object.entries(move.jokers).map(([from, to]) => said(`${from} as ${to}`, `${from} als ${to}`));
  const joined = said('with jokers', 'mit Jokern');
  return [said('scored', 'gewertet'), ...(jokers.length > 0 ? [joined, jokers.join(', ')] : [])].join(' ');
}

const saySource = (source: Source, { dice }: DiceView, names: readonly string[]): string =>
  'seat' in source ? sayOwned(nameAt(names, source.seat), dice[source.seat]?.[source.index] ?? '') : '';

/** What lies ready, as transcripts have it: those who roll first have none. */
type DiceSetup = { readonly dice: readonly (readonly string[] | null)[] };

const saySetup = ({ dice }: DiceSetup): string[] =>
  dice.map(
    (own, seat) =>
      said(`Dice of seat ${seat}`, `Würfel von Platz ${seat}`) +
      `: ${own?.join(' ') ?? said('not rolled yet', 'noch nicht gewürfelt')}`,
  );

export const words = {
  get title() {
    return said('The dice game', 'Das Würfelspiel');
  },
  get summary() {
    return said(
      'roll up to three times and match your opponents’ dice',
      'bis zu dreimal würfeln und dieselben Farben zeigen wie die anderen',
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
} satisfies TerminalWords<DiceView, DiceMove, DiceSetup>;
