import { tracksAfterCounting } from '@sixfold/engine/sheet';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CountingProps } from '../../../face/counting.ts';
import { messages } from '../../../i18n/index.ts';
import { entryOf } from '../entry-of.ts';
import { addLine, countedIn, dropLine, MOST_LINES, noHalves, withHalf, type Half } from './lines.ts';
import { Outcome, SymbolButtons } from '../parts.tsx';

/** The longest line that has a button; longer ones are rare, and told as two. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Counts a tile: its two symbols, and the length of each line that leads away from them. */
export function LineCounting({ position, enter, close }: CountingProps): JSX.Element {
  const t = messages.value.counting;
  const [halves, change] = useState(noHalves);
  const before = position.tracksOf(position.turn);
  const after = tracksAfterCounting(position, countedIn(halves));
  return (
    <>
      <p class="help">{t.linesHelp}</p>
      {halves.map((half, index) => (
        <HalfPart
          key={index}
          label={index === 0 ? t.first : t.second}
          half={half}
          change={(next) => change(withHalf(halves, index, next))}
        />
      ))}
      <Outcome
        before={before}
        after={after}
        enter={() => {
          close();
          enter(entryOf(before, after));
        }}
      />
    </>
  );
}

interface HalfProps {
  readonly label: string;
  readonly half: Half;
  readonly change: (half: Half) => void;
}

function HalfPart({ label, half, change }: HalfProps): JSX.Element {
  const t = messages.value.counting;
  return (
    <fieldset class="choice count-half">
      <legend>{label}</legend>
      <SymbolButtons label={label} chosen={half.symbol} choose={(symbol) => change({ ...half, symbol })} />
      {half.symbol && (
        <>
          <div class="count-lengths" role="group" aria-label={t.lines}>
            {LENGTHS.map((length) => (
              <button
                key={length}
                type="button"
                class="button"
                disabled={half.lines.length >= MOST_LINES}
                aria-label={t.line(length)}
                onClick={() => change(addLine(half, length))}
              >
                {length}
              </button>
            ))}
          </div>
          <Lines half={half} change={change} />
        </>
      )}
    </fieldset>
  );
}

/** The lines so far; touching one drops it. */
function Lines({ half, change }: Omit<HalfProps, 'label'>): JSX.Element {
  const t = messages.value.counting;
  const sum = half.lines.reduce((all, line) => all + line, 0);
  return (
    <p class="count-lines">
      {half.lines.length === 0 && <span class="help">{t.noLines}</span>}
      {half.lines.map((line, index) => (
        <button
          key={index}
          type="button"
          class="button count-line"
          aria-label={t.drop(line)}
          onClick={() => change(dropLine(half, index))}
        >
          {line} ×
        </button>
      ))}
      {half.lines.length > 0 && <b>= {sum}</b>}
    </p>
  );
}
