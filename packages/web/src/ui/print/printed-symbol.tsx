import { LETTERS } from '@sixfold/engine';
import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { OUTLINES } from '../symbol.tsx';

/** What stands on each printed symbol, in the language of the paper; nothing where no letters are wished. */
export const Marks = createContext<readonly string[]>([]);

interface PrintedSymbolProps {
  readonly symbol: number;
  /** Its middle, and half of its height. */
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
}

/** A symbol on paper: an edge keeps its shape where the colours are lost, and its letters follow the paper's language. */
export function PrintedSymbol({ symbol, x = 0, y = 0, radius = 50 }: PrintedSymbolProps): JSX.Element {
  const mark = useContext(Marks)[symbol];
  return (
    <g class={`printed-symbol symbol-${LETTERS[symbol]}`} transform={`translate(${x} ${y}) scale(${radius / 50})`}>
      <path fill-rule="evenodd" d={OUTLINES[symbol]} />
      {mark !== undefined && (
        <text class="printed-letter" font-size={52 - 12 * mark.length}>
          {mark}
        </text>
      )}
    </g>
  );
}
