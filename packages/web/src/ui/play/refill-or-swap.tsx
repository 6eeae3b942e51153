import { LETTERS, weakest, type Tracks } from '@sixfold/engine';
import { REFILL, SWAP } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { symbolName } from '../../i18n/symbol-name.ts';
import './refill-or-swap.css';
import { SymbolIcon } from '../symbol.tsx';

interface RefillOrSwapProps {
  readonly title: string;
  /** Why it is asked, given the weakest colours. */
  readonly text: (symbols: readonly string[]) => string;
  /** The two answers, each with a few words about it. */
  readonly refill: readonly [string, string];
  readonly swap: readonly [string, string];
  /** The tracks of the player who is asked. */
  readonly tracks: Tracks;
  /** The answer that was suggested. */
  readonly hint: number | null;
  readonly answer: (move: number) => void;
}

/** The question at the end of a turn: refill or swap. To keep what one has is the usual answer. Takes the focus, so that nobody misses it. */
export function RefillOrSwap({ title, text, refill, swap, tracks, hint, answer }: RefillOrSwapProps): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const weak = LETTERS.map((_, symbol) => symbol).filter((symbol) => tracks[symbol] === weakest(tracks));
  const answers = [
    [REFILL, refill],
    [SWAP, swap],
  ] as const;
  return (
    <div
      class="refill-or-swap"
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <h2 id={`${id}title`}>
        {title}
        {weak.map((symbol) => (
          <SymbolIcon key={symbol} symbol={symbol} />
        ))}
      </h2>
      <p id={`${id}text`}>{text(weak.map((symbol) => symbolName(symbol, messages.value)))}</p>
      {answers.map(([move, [name, help]]) => (
        <button
          key={move}
          type="button"
          class={`button${move === REFILL ? ' is-main' : ''}${move === hint ? ' is-hinted' : ''}`}
          onClick={() => answer(move)}
        >
          <b>{name}</b>
          <span>{help}</span>
        </button>
      ))}
    </div>
  );
}
