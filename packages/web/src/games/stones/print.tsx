import { LETTERS } from '@sixfold/engine';
import { stones } from '@sixfold/engine/stones';
import type { JSX } from 'preact';
import { formOf, type PrintFace, type ScoreForm } from '../../face/print.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { PrintedSymbol } from '../../ui/print/printed-symbol.tsx';

const { card } = stones;

const begin = (players: number) => stones.blank({ players, options: {}, starter: 0 });

/** A place for every stone that one may keep; a colour that is full brings a bonus turn. */
function formFor(players: number): ScoreForm {
  const position = begin(players);
  return formOf(position, 1, (t) => t.print.forPlayers([players]), { bonuses: [position.goal] });
}

/** A hexagon that lies on a side: half its width, and half its height. */
const HALF = 50;
const RISE = 43.3;

const PrintedStone = ({ piece }: { piece: string }): JSX.Element => (
  <>
    <path class="print-cut" d={`M-${HALF} 0L-25-${RISE}H25L${HALF} 0L25 ${RISE}H-25z`} />
    <PrintedSymbol symbol={symbolOf(piece)} radius={38} />
  </>
);

/** The stones game on paper. */
export const print: PrintFace = {
  forms: card.players.map(formFor),
  pieces: [
    {
      name: (t) => t.stonesPrint.stones,
      pieces: Array.from(begin(2).pile.toSorted(), (symbol) => LETTERS[symbol] ?? ''),
      measure: (t) => t.stonesPrint.width,
      sizes: [16, 18, 20, 22, 24],
      usual: 20,
      box: [-HALF, -RISE, 2 * HALF, 2 * RISE],
      across: 2 * RISE,
      Piece: PrintedStone,
    },
  ],
  rules: (t) => t.stonesPrint.rules,
  players: card.players,
  facts: [
    { name: (t) => t.stonesPrint.goal, of: (players) => begin(players).goal },
    { name: (t) => t.stonesPrint.stones, of: (players) => begin(players).pileSize },
  ],
};
