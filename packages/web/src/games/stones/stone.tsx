import type { JSX } from 'preact';
import { SymbolShape } from '../../ui/symbol.tsx';

const HEXAGON = 'M-47 0L-23.5-40.7H23.5L47 0L23.5 40.7H-23.5z';
const INNER = 'M-40 0L-20-34.6H20L40 0L20 34.6H-20z';

/** Six dots on the back of a stone. */
const DOTS = Array.from({ length: 6 }, (_, index) => [
  19 * Math.cos((index * Math.PI) / 3),
  19 * Math.sin((index * Math.PI) / 3),
]);

interface StoneProps {
  /** Null for a stone that lies face down. */
  readonly symbol: number | null;
  /** How it came here, for its movement. */
  readonly look?: string;
  /** Which one of its stack it is, from below. */
  readonly index?: number;
}

/** A stone. A picture only: what lies where is said in words beside it. */
export const Stone = ({ symbol, look = '', index = 0 }: StoneProps): JSX.Element => (
  <svg class={`stones-stone ${look}`} viewBox="-50 -44 100 88" aria-hidden="true" style={{ '--index': String(index) }}>
    <path class="stones-stone-body" d={HEXAGON} />
    <path class="stones-stone-bevel" d={INNER} />
    {symbol === null ? (
      DOTS.map(([x, y], dot) => <circle key={dot} class="stones-stone-dot" cx={x} cy={y} r="6" />)
    ) : (
      <g transform="scale(0.72)">
        <SymbolShape symbol={symbol} />
      </g>
    )}
  </svg>
);

/** Where a stone could lie: an outline, with the symbol that belongs there. */
export const EmptyPlace = ({ symbol }: { symbol: number }): JSX.Element => (
  <svg class="stones-place" viewBox="-50 -44 100 88" aria-hidden="true">
    <path d={INNER} />
    <g class="stones-place-symbol" transform="scale(0.5)">
      <SymbolShape symbol={symbol} />
    </g>
  </svg>
);
