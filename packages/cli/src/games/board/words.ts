import { board } from '@sixfold/engine/board';
import { sayRacks } from '../../racks.ts';
import { tileWords } from '../../tiles.ts';

export const title = 'The board game';
export const summary = 'lay two-coloured tiles on hexagons and score along the lines';

export const rules = [
  'Each turn you lay one of your tiles on two free neighbouring fields.',
  'Then each of its two colours scores: from that half, look in five directions (not across the',
  'tile itself) and count the unbroken run of the same colour. One point for each field.',
  'Your very first tile must touch one of the six symbols printed on the board.',
  'A colour that reaches 18 gives you another turn at once.',
  'After your turn your tiles are filled up to six. If none of those left shows your weakest',
  'colour, you may swap them all instead.',
  'The game ends when no tile fits any more, or when somebody has all six colours on 18.',
  'Whoever has come furthest with the weakest colour wins; if equal, the second weakest counts.',
  'Partners (four players) share one set of tracks up to 36. Alone you lay one tile after another.',
];

export const { meanings, sayMove, saySource } = tileWords(board.blank);

export const saySetup = ({ racks }: Record<string, unknown>): string[] => sayRacks('Tiles', racks);
