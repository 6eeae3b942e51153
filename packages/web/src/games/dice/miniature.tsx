import type { JSX } from 'preact';
import { SymbolShape } from '../../ui/symbol.tsx';
import './miniature.css';

/** Where the dice of the miniature lie, how they are turned, and what they show. */
const DICE = [
  { x: -58, y: 14, turn: -12, symbols: [0, 4] },
  { x: 0, y: -16, turn: 8, symbols: [2, 0] },
  { x: 58, y: 18, turn: -4, symbols: [5, 3] },
] as const;

/** A small living picture of the game: three dice that roll now and then. */
export function Miniature(): JSX.Element {
  return (
    <svg class="dice-miniature" viewBox="-100 -60 200 120" aria-hidden="true">
      {DICE.map(({ x, y, turn, symbols }, index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g class={`dice-miniature-die dice-miniature-${index}`}>
            <rect x="-25" y="-25" width="50" height="50" rx="11" />
            {symbols.map((symbol, face) => (
              <g key={symbol} class={`dice-miniature-face-${face}`}>
                <g transform="scale(0.42)">
                  <SymbolShape symbol={symbol} />
                </g>
              </g>
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}
