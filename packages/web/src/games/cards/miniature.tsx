import type { JSX } from 'preact';
import { SymbolShape } from '../../ui/symbol.tsx';
import './miniature.css';

/** Where the cards lie, how they are turned, and what they show; the last one is played now and then. */
const CARDS = [
  [-62, -4, -12, 3, 0],
  [-2, -10, 3, 4, 2],
  [56, 6, 14, 0, 5],
] as const;

/** A small living picture of the game: a card that comes to others, and what they have in common. */
export const Miniature = (): JSX.Element => (
  <svg class="cards-miniature" viewBox="-100 -60 200 120" aria-hidden="true">
    {CARDS.map(([x, y, turn, ...symbols]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <g>
          <rect x="-25" y="-38" width="50" height="76" rx="7" />
          {symbols.map((symbol, half) => (
            <g key={symbol} transform={`translate(0 ${half * 36 - 18}) scale(0.34)`}>
              {symbol === 0 && <circle class="symbol-R" r="54" />}
              <SymbolShape symbol={symbol} />
            </g>
          ))}
        </g>
      </g>
    ))}
  </svg>
);
