import type { Config } from '@sixfold/engine';
import { makeField } from '@sixfold/engine/family';
import { board3d, type Board3dMove, type Board3dView } from '@sixfold/engine/board3d';
import type { TerminalWords } from '../../terminal/face.ts';
import { sayRacks } from '../../terminal/racks.ts';
import { tileWords } from '../../terminal/tiles.ts';

const title = 'The stacking board game';
const summary = 'as the board game, but tiles may be laid on tiles';

const rules = [
  'Lay one of your tiles on two neighbouring fields of the same height: both free, or both covered equally ' +
    'high, but never exactly on one other tile. The small figure on a field is its height.',
  'Each of its two colours then scores as seen from above: in the five directions that do not cross the ' +
    'tile itself, count the unbroken run of that colour; every field is a point. What is covered no longer ' +
    'counts.',
  'While a start stone has no tile beside it, your tile must be laid beside such a stone.',
  'A colour that comes to 18, and again to 27, gives you another turn at once.',
  'At the end of your turn you draw up to five tiles. If none of those you still hold shows your weakest ' +
    'colour, you may swap them all instead.',
  'Once fewer than five tiles are left to draw, everyone has one last turn. It also ends when a tile is due ' +
    'and cannot be laid, or when somebody has all six colours on 27 and wins.',
  'Otherwise whoever has come furthest with the weakest colour wins; if equal, the second weakest counts, ' +
    'and so on.',
];

const { meanings, scoring, sayMove, saySource } = tileWords(board3d.blank);

/** What lies ready, as transcripts have it. */
type Board3dSetup = { readonly racks: readonly string[][] } & Pick<Board3dView, 'startStones'>;

function saySetup({ racks, startStones }: Board3dSetup, config: Config): string[] {
  const { radius } = board3d.blank(config).board;
  return [
    `Start stones: ${startStones.map(({ at, symbol }) => `${symbol} ${makeField(radius, at)}`).join(', ')}`,
    ...sayRacks('Tiles', racks),
  ];
}

export const words = { title, summary, rules, meanings, scoring, sayMove, saySource, saySetup } satisfies TerminalWords<
  Board3dView,
  Board3dMove,
  Board3dSetup
>;
