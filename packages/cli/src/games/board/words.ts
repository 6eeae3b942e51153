import { board, type BoardMove, type BoardView } from '@sixfold/engine/board';
import type { TerminalWords } from '../../terminal/face.ts';
import { sayRacks } from '../../terminal/racks.ts';
import { tileWords } from '../../terminal/tiles.ts';

const title = 'The board game';
const summary = 'lay two-coloured tiles on hexagons and score along the lines';

const rules = [
  'Lay one of your tiles on two free neighbouring fields. Each of its two colours then scores: in the five ' +
    'directions that do not cross the tile itself, count the unbroken run of that colour; every field is a ' +
    'point.',
  'Your very first tile must touch one of the six symbols printed on the board.',
  'A colour that reaches 18 gives you another turn at once.',
  'At the end of your turn you draw up to six tiles. If none of those you still hold shows your weakest ' +
    'colour, you may swap them all instead.',
  'It ends when no tile fits any more, or when somebody has all six colours on 18 and wins.',
  'Otherwise whoever has come furthest with the weakest colour wins; if equal, the second weakest counts, ' +
    'and so on.',
  'Partners share one set of tracks up to 36. Alone, you lay one drawn tile after another.',
];

const { meanings, scoring, sayMove, saySource } = tileWords(board.blank);

/** What lies ready, as transcripts have it. */
type BoardSetup = { readonly racks: readonly string[][] };

const saySetup = ({ racks }: BoardSetup): string[] => sayRacks('Tiles', racks);

export const words = { title, summary, rules, meanings, scoring, sayMove, saySource, saySetup } satisfies TerminalWords<
  BoardView,
  BoardMove,
  BoardSetup
>;
