import type { Source } from '@sixfold/engine';
import type { CardsMove, CardsView } from '@sixfold/engine/cards';
import { nameAt, sayOwned, type TerminalWords } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';
import { sayChoice, sayChoices, sayRacks } from '../../terminal/racks.ts';

const ENGLISH = [
  "Play one of your cards. For each of its two colours count all other face-up cards that show it, anybody's: " +
    'your marker of that colour goes so many steps.',
  'You choose which colour is scored first: RB scores red first, BR blue first.',
  'The tracks have three areas: you may go beyond 3 only while all six of your colours are at 1 or more, ' +
    'and beyond 6 only while all six are at 4 or more. Other steps are lost.',
  'After scoring your oldest face-up card is discarded; the card just played stays face up for all.',
  'A colour that reaches 10 gives you another turn at once.',
  'At the end of your turn you refill to six cards. If none of those you still hold shows your weakest ' +
    'colour, you may swap them all instead.',
  'You win at once when all six of your colours are at 7 or more. The others are ranked by their weakest ' +
    'colour; on a tie by the second weakest, and so on.',
];

const GERMAN = [
  'Spiele eine deiner Karten. Für jede ihrer beiden Farben zählen alle anderen offenen Karten, die sie zeigen, egal wessen: So viele Schritte rückst du mit dieser Farbe vor.',
  'Du bestimmst, welche Farbe zuerst gewertet wird: RB wertet Rot zuerst, BR Blau.',
  'Die Wertung hat drei Bereiche: Über die 3 kommst du erst, wenn alle sechs Farben bei mindestens 1 sind, über die 6 erst, wenn alle bei mindestens 4 sind. Andere Schritte verfallen.',
  'Nach dem Werten wird deine älteste offene Karte abgelegt; die eben gespielte bleibt für alle offen liegen.',
  'Erreicht eine Farbe die 10, bist du sofort noch einmal am Zug.',
  'Am Ende deines Zuges füllst du auf sechs Karten auf. Zeigt keine, die du noch hast, deine schwächste Farbe, darfst du stattdessen alle tauschen.',
  'Du gewinnst sofort, wenn alle sechs Farben bei 7 oder mehr sind. Bei den anderen zählt die schwächste Farbe, bei Gleichstand die zweitschwächste und so weiter.',
];

const sayMeanings = () => ({
  play: said(
    'play a card; its first letter is scored first',
    'eine Karte ausspielen; ihr erster Buchstabe wird zuerst gewertet',
  ),
  ...sayChoices(),
});

const scoring = ['play'] as const;

const sayMove = (move: CardsMove): string =>
  move.type === 'play' ? sayPlayed(move.first + otherOf(move.card, move.first)) : sayChoice(move.type);

const sayPlayed = (card: string): string => said(`played ${card}`, `${card} gespielt`);

const otherOf = (card: string, first: string): string => card.replace(first, '');

const saySource = (source: Source, { open }: CardsView, names: readonly string[]): string =>
  'seat' in source ? sayOwned(nameAt(names, source.seat), open[source.seat]?.[source.index] ?? '') : '';

/** What lies ready, as transcripts have it. */
type CardsSetup = { readonly hands: readonly string[][]; readonly open: readonly string[][] };

const saySetup = ({ hands, open }: CardsSetup): string[] => [
  ...sayRacks(said('Cards', 'Karten'), hands),
  ...sayRacks(said('Face-up cards', 'Offene Karten'), open),
];

export const words = {
  get title() {
    return said('The card game', 'Das Kartenspiel');
  },
  get summary() {
    return said('play cards that match what is already face up', 'Karten spielen, deren Farben schon offen ausliegen');
  },
  get rules() {
    return said(ENGLISH, GERMAN);
  },
  get meanings() {
    return sayMeanings();
  },
  scoring,
  sayMove,
  saySource,
  saySetup,
} satisfies TerminalWords<CardsView, CardsMove, CardsSetup>;
