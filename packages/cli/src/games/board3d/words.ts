import { makeField, type Config } from '@sixfold/engine';
import { board3d, type Board3dView } from '@sixfold/engine/board3d';
import { sayRacks } from '../../racks.ts';
import { tileWords } from '../../tiles.ts';

export const title = 'The stacking board game';
export const summary = 'as the board game, but tiles may be laid on tiles';

export const rules = [
  'Each turn you lay one of your tiles on two neighbouring fields of the same height: both free,',
  'or both covered equally high. It may not lie exactly on one other tile.',
  'Then each of its two colours scores as seen from above: in five directions (not across the tile',
  'itself) count the unbroken run of the same colour, whatever the heights. A point for each field.',
  'The small figure on a field is its height. What is covered no longer counts.',
  'While a start stone has no tile next to it, you must lay your tile next to such a stone.',
  'A colour that reaches or passes 18, and again 27, gives you another turn at once.',
  'After your turn your tiles are filled up to five. If none of those left shows your weakest',
  'colour, you may swap them all instead.',
  'When fewer than five tiles are left to draw, everyone has one last turn. Who cannot lay a tile',
  'ends the game, and so does whoever has all six colours on 27, as the winner.',
  'Otherwise the best weakest colour wins; if equal, the second weakest counts.',
];

export const { meanings, sayMove, saySource } = tileWords(board3d.blank);

export function saySetup({ racks, startStones }: Record<string, unknown>, config: Config): string[] {
  const { radius } = board3d.blank(config).board;
  const stones = startStones as Board3dView['startStones'];
  return [`Start stones: ${stones.map(({ at, symbol }) => `${symbol} ${makeField(radius, at)}`).join(', ')}`, ...sayRacks('Tiles', racks)];
}
