import { cards } from '@sixfold/engine/cards';
import type { JSX } from 'preact';
import { formOf, type PrintFace } from '../../face/print.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { pairLetters } from '../../ui/print/pair-letters.ts';
import { PrintedSymbol } from '../../ui/print/printed-symbol.tsx';

const { card } = cards;

const begin = (players: number) => cards.blank({ players, options: {}, starter: 0 });

/** As other cards of this width are. */
const WIDTH = 59;
const HEIGHT = 91;

/** A card's symbols in its middle, and small in the corners, as a hand is held. */
const PrintedCard = ({ piece }: { piece: string }): JSX.Element => (
  <>
    <rect class="print-cut" width={WIDTH} height={HEIGHT} rx="4" />
    {[...piece].map((letter, index) => (
      <g key={letter}>
        <PrintedSymbol symbol={symbolOf(letter)} x={WIDTH / 2 + 5} y={26 + 39 * index} radius={17} />
        <PrintedSymbol symbol={symbolOf(letter)} x={7.5} y={9 + 11 * index} radius={4.6} />
      </g>
    ))}
  </>
);

const form = begin(2);

/** The card game on paper. */
export const print: PrintFace = {
  forms: [formOf(form, 0, (t) => t.print.forPlayers(card.players), { bonuses: form.rail.marks })],
  pieces: [
    {
      name: (t) => t.cardsPrint.cards,
      pieces: Array.from(form.bag, pairLetters),
      measure: (t) => t.cardsPrint.width,
      sizes: [56, 59, 63],
      usual: 59,
      box: [0, 0, WIDTH, HEIGHT],
      across: WIDTH,
      Piece: PrintedCard,
    },
  ],
  rules: (t) => t.cardsPrint.rules,
  players: card.players,
  facts: [
    { name: (t) => t.cardsPrint.open, of: (players) => begin(players).openSize },
    { name: (t) => t.cardsPrint.hand, of: (players) => begin(players).rackSize },
  ],
};
