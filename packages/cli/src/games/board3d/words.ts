import type { Config } from '@sixfold/engine';
import { makeField } from '@sixfold/engine/family';
import { board3d, type Board3dMove, type Board3dView } from '@sixfold/engine/board3d';
import type { TerminalWords } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';
import { sayRacks } from '../../terminal/racks.ts';
import { tileWords } from '../../terminal/tiles.ts';

const ENGLISH = [
  'Place one of your tiles on two neighbouring spaces of the same height: both free, or both covered equally ' +
    'high, but never exactly on one other tile. The small figure on a space is its height.',
  'Each of its two colours then scores as seen from above: in the five directions that do not cross the ' +
    'tile itself, count the unbroken run of that colour; every space is a point. What is covered no longer ' +
    'counts.',
  'While a start stone has no tile beside it, your tile must be placed beside such a stone.',
  'A colour that comes to 18, and again to 27, gives you another turn at once.',
  'At the end of your turn you refill to five tiles. If none of those you still hold shows your weakest ' +
    'colour, you may swap them all instead.',
  'Once fewer than five tiles are left to draw, everyone has one last turn. The game also ends when a tile is due ' +
    'and cannot be placed, or when somebody has all six colours on 27 and wins.',
  'Otherwise whoever has come furthest with the weakest colour wins; on a tie the second weakest counts, ' +
    'and so on.',
];

const GERMAN = [
  'Lege einen deiner Steine auf zwei gleich hohe Felder nebeneinander: beide frei oder beide gleich hoch bebaut, aber nie genau auf einen einzelnen Stein. Die kleine Zahl an einem Feld ist seine Höhe.',
  'Dann wird jede seiner beiden Farben gewertet, wie man sie von oben sieht: In den fünf Richtungen, die nicht über den Stein selbst führen, bringt jedes anschließende Feld derselben Farbe 1 Punkt. Was überbaut ist, zählt nicht mehr.',
  'Solange an einem Startstein noch kein Stein liegt, musst du an einen solchen legen.',
  'Erreicht eine Farbe die 18 oder die 27, bist du sofort noch einmal am Zug.',
  'Am Ende deines Zuges füllst du auf fünf Steine auf. Zeigt keiner, den du noch hast, deine schwächste Farbe, darfst du stattdessen alle tauschen.',
  'Sind weniger als fünf Steine im Beutel, legen alle noch einmal. Schluss ist auch, wenn jemand an der Reihe ist und keinen Stein legen kann, oder alle sechs Farben auf 27 hat und damit gewinnt.',
  'Sonst gewinnt, wer mit der schwächsten Farbe am weitesten gekommen ist; bei Gleichstand zählt die zweitschwächste und so weiter.',
];

const tiles = tileWords(board3d.blank);
const { scoring, sayMove, saySource } = tiles;

/** What lies ready, as transcripts have it. */
type Board3dSetup = { readonly racks: readonly string[][] } & Pick<Board3dView, 'startStones'>;

function saySetup({ racks, startStones }: Board3dSetup, config: Config): string[] {
  const { radius } = board3d.blank(config).board;
  return [
    `${said('Start stones', 'Startsteine')}: ${startStones.map(({ at, symbol }) => `${symbol} ${makeField(radius, at)}`).join(', ')}`,
    ...sayRacks(said('Tiles', 'Steine'), racks),
  ];
}

export const words = {
  get title() {
    return said('The 3D board game', 'Das 3D-Brettspiel');
  },
  get summary() {
    return said(
      'as the board game, with building on top of tiles',
      'wie das Brettspiel, nur darfst du auch in die Höhe bauen',
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
} satisfies TerminalWords<Board3dView, Board3dMove, Board3dSetup>;
