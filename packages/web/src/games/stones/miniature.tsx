import type { JSX } from 'preact';
import { SymbolShape } from '../../ui/symbol.tsx';
import './miniature.css';

/** Where the stones of the miniature lie and what they show; the last one is turned over now and then. */
const STONES = [
  [-62, -24, 0],
  [-62, -34, 0],
  [0, -24, 3],
  [62, -24, 4],
  [0, 30, 3],
] as const;

/** A small living picture of the game: stones in the middle, and a match that is turned over. */
export function Miniature(): JSX.Element {
  return (
    <svg class="stones-miniature" viewBox="-100 -60 200 120" aria-hidden="true">
      {STONES.map(([x, y, symbol], index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <g class={index === 4 ? 'stones-miniature-new' : ''}>
            <path d="M-26 0L-13-22H13L26 0L13 22H-13z" />
            <g transform="scale(0.4)">
              <SymbolShape symbol={symbol} />
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
}
