import type { Source } from '@sixfold/engine';
import type { CardsMove, CardsView } from '@sixfold/engine/cards';
import { ownerOf } from '../../face.ts';
import { CHOICES, sayChoice, sayRacks } from '../../racks.ts';

export const title = 'The card game';
export const summary = 'play a card and score its colours on the cards that lie open';

export const rules = [
  'Each turn you play one card from your hand. For each of its two colours, count all other open',
  'cards that show it, your own and everyone else\'s: your marker of that colour goes so far.',
  'You choose which colour is scored first: RB scores red first, BR blue first.',
  'The tracks have three areas. You may step beyond 3 only while all six of your colours are at 1',
  'or more, and beyond 6 only while all six are at 4 or more. Other steps are lost.',
  'After scoring your oldest open card leaves; the one just played stays open for all to use.',
  'A colour that reaches 10 gives you another turn at once.',
  'After your turn you draw up to six cards. If none of those left shows your weakest colour, you',
  'may swap them all instead.',
  'You win at once when all six of your colours are at 7 or more.',
  'The others are ranked by their weakest colour; if equal, by the second weakest.',
];

export const meanings = {
  play: 'play a card; its first letter is scored first',
  ...CHOICES,
};

export const sayMove = (move: CardsMove): string =>
  move.type === 'play' ? `played ${move.first}${otherOf(move.card, move.first)}` : sayChoice(move.type);

const otherOf = (card: string, first: string): string => card.replace(first, '');

export const saySource = (source: Source, { open }: CardsView, names: readonly string[]): string =>
  'seat' in source ? `${ownerOf(names[source.seat] as string)} ${open[source.seat]![source.index]}` : '';

export const saySetup = ({ hands, open }: Record<string, unknown>): string[] => [
  ...sayRacks('Cards', hands),
  ...sayRacks('Open cards', open),
];
