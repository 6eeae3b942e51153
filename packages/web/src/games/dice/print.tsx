import { LETTERS } from '@sixfold/engine';
import { dice, ROLLS } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { formOf, type PrintFace } from '../../face/print.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { PrintedSymbol } from '../../ui/print/printed-symbol.tsx';

const { card } = dice;

const begin = (players: number) => dice.blank({ players, options: {}, starter: 0 });

/** The most dice that any number of players rolls. */
const DICE = Math.max(...card.players.map((players) => players * begin(players).perPlayer));
const SYMBOLS = LETTERS.join('');

/** The sides of a cube unfolded, in sides of 100: a column of four, and one at each side of the second. */
const NET: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [2, 1],
  [1, 2],
  [1, 3],
];
/** Flaps to be glued, at those edges that meet another one. */
const FLAPS = ['M0 100l20-28h60l20 28', 'M200 100l20-28h60l20 28', 'M0 200l20 28h60l20-28', 'M200 200l20 28h60l20-28'];
const SIDE_FLAPS = ['M100 300l-28 20v60l28 20', 'M200 300l28 20v60l-28 20', 'M100 0l20-28h60l20 28'];

const PrintedNet = ({ piece }: { piece: string }): JSX.Element => (
  <>
    {[...FLAPS, ...SIDE_FLAPS].map((flap) => (
      <path key={flap} class="print-flap" d={flap} />
    ))}
    {NET.map(([column, row], index) => (
      <g key={index} transform={`translate(${100 * column} ${100 * row})`}>
        <rect class="print-cut" width="100" height="100" />
        <PrintedSymbol symbol={symbolOf(piece.charAt(index))} x={50} y={50} radius={38} />
      </g>
    ))}
  </>
);

const PrintedSide = ({ piece }: { piece: string }): JSX.Element => (
  <>
    <rect class="print-cut" x="-50" y="-50" width="100" height="100" rx="12" />
    <PrintedSymbol symbol={symbolOf(piece)} radius={40} />
  </>
);

/** The dice game on paper. */
export const print: PrintFace = {
  forms: [formOf(begin(2), 1, (t) => t.print.forPlayers(card.players))],
  pieces: [
    {
      name: (t) => t.dicePrint.nets,
      pieces: Array.from({ length: DICE }, () => SYMBOLS),
      measure: (t) => t.dicePrint.edge,
      sizes: [14, 16, 18, 20],
      usual: 16,
      box: [0, -28, 300, 428],
      across: 100,
      Piece: PrintedNet,
    },
    {
      name: (t) => t.dicePrint.stickers,
      pieces: LETTERS.flatMap((letter) => Array.from({ length: DICE }, () => letter)),
      measure: (t) => t.dicePrint.sticker,
      sizes: [11, 12, 13, 14, 15, 16],
      usual: 13,
      box: [-50, -50, 100, 100],
      across: 100,
      Piece: PrintedSide,
    },
  ],
  rules: (t) => t.dicePrint.rules,
  players: card.players,
  facts: [
    { name: (t) => t.dicePrint.each, of: (players) => begin(players).perPlayer },
    { name: (t) => t.dicePrint.rolls, of: () => ROLLS },
  ],
};
