import type { Source } from '@sixfold/engine';
import type { CardsMove, CardsView } from '@sixfold/engine/cards';
import { nameAt, ownerOf, type TerminalWords } from '../../terminal/face.ts';
import { CHOICES, sayChoice, sayRacks } from '../../terminal/racks.ts';

const title = 'The card game';
const summary = 'play a card and score its colours on the cards that lie open';

const rules = [
  "Play one of your cards. For each of its two colours count all other open cards that show it, anybody's: " +
    'your marker of that colour goes so many steps.',
  'You choose which colour is scored first: RB scores red first, BR blue first.',
  'The tracks have three areas: you may go beyond 3 only while all six of your colours are at 1 or more, ' +
    'and beyond 6 only while all six are at 4 or more. Other steps are lost.',
  'After scoring your oldest open card leaves; the card just played stays open for all.',
  'A colour that reaches 10 gives you another turn at once.',
  'At the end of your turn you draw up to six cards. If none of those you still hold shows your weakest ' +
    'colour, you may swap them all instead.',
  'You win at once when all six of your colours are at 7 or more. The others are ranked by their weakest ' +
    'colour; if equal, by the second weakest, and so on.',
];

const meanings = {
  play: 'play a card; its first letter is scored first',
  ...CHOICES,
};

const scoring = ['play'] as const;

const sayMove = (move: CardsMove): string =>
  move.type === 'play' ? `played ${move.first}${otherOf(move.card, move.first)}` : sayChoice(move.type);

const otherOf = (card: string, first: string): string => card.replace(first, '');

const saySource = (source: Source, { open }: CardsView, names: readonly string[]): string =>
  'seat' in source ? `${ownerOf(nameAt(names, source.seat))} ${open[source.seat]![source.index]}` : '';

/** What lies ready, as transcripts have it. */
type CardsSetup = { readonly hands: readonly string[][]; readonly open: readonly string[][] };

const saySetup = ({ hands, open }: CardsSetup): string[] => [
  ...sayRacks('Cards', hands),
  ...sayRacks('Open cards', open),
];

export const words = { title, summary, rules, meanings, scoring, sayMove, saySource, saySetup } satisfies TerminalWords<
  CardsView,
  CardsMove,
  CardsSetup
>;
