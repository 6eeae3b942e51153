import { board, type BoardMove, type BoardView } from '@sixfold/engine/board';
import type { TerminalWords } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';
import { sayRacks } from '../../terminal/racks.ts';
import { tileWords } from '../../terminal/tiles.ts';

const ENGLISH = [
  'Place one of your tiles on two free neighbouring spaces. Each of its two colours then scores: in the five ' +
    'directions that do not cross the tile itself, count the unbroken run of that colour; every space is a ' +
    'point.',
  'Your very first tile must touch one of the six symbols printed on the board.',
  'A colour that reaches 18 gives you another turn at once.',
  'At the end of your turn you refill to six tiles. If none of those you still hold shows your weakest ' +
    'colour, you may swap them all instead.',
  'The game ends when no tile fits any more, or when somebody has all six colours on 18 and wins.',
  'Otherwise whoever has come furthest with the weakest colour wins; on a tie the second weakest counts, ' +
    'and so on.',
  'Partners share one set of tracks up to 36. Solo, you place one drawn tile after another.',
];

const GERMAN = [
  'Lege einen deiner Steine auf zwei freie Felder nebeneinander. Dann wird jede seiner beiden Farben gewertet: In den fünf Richtungen, die nicht über den Stein selbst führen, bringt jedes anschließende Feld derselben Farbe 1 Punkt.',
  'Dein allererster Stein muss an eines der sechs aufgedruckten Symbole grenzen.',
  'Erreicht eine Farbe die 18, bist du sofort noch einmal am Zug.',
  'Am Ende deines Zuges füllst du auf sechs Steine auf. Zeigt keiner, den du noch hast, deine schwächste Farbe, darfst du stattdessen alle tauschen.',
  'Schluss ist, wenn kein Stein mehr passt oder jemand alle sechs Farben auf 18 hat und damit gewinnt.',
  'Sonst gewinnt, wer mit der schwächsten Farbe am weitesten gekommen ist; bei Gleichstand zählt die zweitschwächste und so weiter.',
  'Partner haben eine gemeinsame Wertung bis 36. Solo legst du einen gezogenen Stein nach dem anderen.',
];

const tiles = tileWords(board.blank);
const { scoring, sayMove, saySource } = tiles;

/** What lies ready, as transcripts have it. */
type BoardSetup = { readonly racks: readonly string[][] };

const saySetup = ({ racks }: BoardSetup): string[] => sayRacks(said('Tiles', 'Steine'), racks);

export const words = {
  get title() {
    return said('The board game', 'Das Brettspiel');
  },
  get summary() {
    return said(
      'place domino tiles and score long lines of matching symbols',
      'Doppelsteine anlegen und mit langen Farbreihen punkten',
    );
  },
  get rules() {
    return said(ENGLISH, GERMAN);
  },
  get meanings() {
    return tiles.sayMeanings();
  },
  scoring,
  sayMove,
  saySource,
  saySetup,
} satisfies TerminalWords<BoardView, BoardMove, BoardSetup>;
