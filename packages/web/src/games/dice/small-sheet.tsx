import type { Tracks } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { steady } from '../../ui/steady.tsx';
import { SymbolShape } from '../../ui/symbol.tsx';
import { boxesOf, lastOpen, weakestFew, type Box, type SheetRow } from './dice.ts';
import { symbolOf } from '../../lib/symbol-of.ts';

interface SmallSheetProps {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  readonly known: Tracks;
}

/** Another player's sheet in small: one picture, with its six values as its name. */
export const SmallSheet = steady(({ title, rows, known }: SmallSheetProps): JSX.Element => {
  const { names } = messages.value.symbols;
  const values = rows.map(({ symbol, before }) => `${names[symbolOf(symbol)]} ${before}`).join(', ');
  const open = lastOpen(rows.map(({ before }) => before));
  const marked = weakestFew(rows);
  return (
    <svg class="dice-small" viewBox="0 0 100 74" role="img" aria-label={`${title}: ${values}`}>
      {rows.map((row, index) => (
        <g key={row.symbol} class={`dice-in-${row.symbol}`} transform={`translate(0 ${index * 12.2 + 1})`}>
          {marked.includes(row) && <path class="dice-small-weakest" d="M0 1.5l5 3.5l-5 3.5z" />}
          <rect class="dice-small-head" x="6.5" y="0" width="11" height="11" rx="2.5" />
          <g transform="translate(12 5.5) scale(0.105)">
            <SymbolShape symbol={symbolOf(row.symbol)} />
          </g>
          {boxesOf(row, open, known[index]!).map((box, place) => (
            <SmallBox key={place} box={box} place={place} />
          ))}
        </g>
      ))}
    </svg>
  );
});

/** Boxes stand a little apart where a section ends. */
const SmallBox = ({ box, place }: { box: Box; place: number }): JSX.Element => (
  <rect
    class={`dice-small-box is-${box}`}
    x={20.5 + place * 11 + (place > 2 ? 1.5 : 0) + (place > 5 ? 1.5 : 0)}
    y="0.5"
    width="9"
    height="10"
    rx="1.5"
  />
);
