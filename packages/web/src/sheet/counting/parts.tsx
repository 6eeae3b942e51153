import { LETTERS, type Letter, type Tracks } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { letterName, symbolName } from '../../i18n/symbol-name.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { SymbolIcon } from '../../ui/symbol.tsx';
import './counting.css';
import { entryOf } from './entry-of.ts';

interface SymbolButtonsProps {
  /** What is chosen by it. */
  readonly label: string;
  readonly chosen?: Letter | null;
  readonly choose: (letter: Letter) => void;
}

/** The six symbols, one to be tapped. */
export const SymbolButtons = ({ label, chosen, choose }: SymbolButtonsProps): JSX.Element => (
  <div class="count-symbols" role="group" aria-label={label}>
    {LETTERS.map((letter, symbol) => (
      <button
        key={letter}
        type="button"
        class="count-symbol"
        aria-label={symbolName(symbol, messages.value)}
        {...(chosen !== undefined && { 'aria-pressed': chosen === letter })}
        onClick={() => choose(letter)}
      >
        <SymbolIcon symbol={symbol} size="1.6em" />
      </button>
    ))}
  </div>
);

/** A piece that lies on the real table, by its letters; an empty place for none. */
export const LyingPiece = ({ letters }: { letters: string }): JSX.Element => (
  <span class={letters === '' ? 'count-piece is-empty' : 'count-piece'}>
    {[...letters].map((letter) => (
      <SymbolIcon key={letter} symbol={symbolOf(letter)} size="1.5em" />
    ))}
  </span>
);

interface OutcomeProps {
  readonly before: Tracks;
  readonly after: Tracks;
  readonly enter: () => void;
}

/** What was counted, and a way to enter it. */
export function Outcome({ before, after, enter }: OutcomeProps): JSX.Element {
  const t = messages.value;
  const gains = Object.entries(entryOf(before, after)).map(([letter, value]) => {
    const from = before[LETTERS.findIndex((one) => one === letter)] ?? 0;
    return t.sheet.gained(letterName(letter, t), value - from, value);
  });
  return (
    <div class="count-outcome">
      <p role="status">{gains.length > 0 ? gains.join(' · ') : t.sheet.nothing}</p>
      <button type="button" class="button is-main is-large" onClick={enter}>
        {t.counting.enter}
      </button>
    </div>
  );
}
