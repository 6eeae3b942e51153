import { LETTERS, type Letter } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { symbolName } from '../i18n/symbol-name.ts';
import { SymbolIcon } from '../ui/symbol.tsx';
import { goThrough } from './pad-keys.ts';
import type { TapCell } from './taps.ts';

/** One colour of the mover: where it stands, what was tapped, and where it may go. */
export interface PadTrack {
  readonly letter: Letter;
  readonly at: number;
  readonly chosen: number | undefined;
  readonly isWeakest: boolean;
  readonly cells: readonly TapCell[];
}

interface PadProps {
  readonly name: string;
  /** The ply that is to be entered. */
  readonly ply: number;
  readonly tracks: readonly PadTrack[];
  readonly canAct: boolean;
  readonly tap: (letter: Letter, cell: TapCell) => void;
}

/** The values that can be tapped: six colours side by side, or on a screen that lies one below the other. */
export function Pad({ name, ply, tracks, canAct, tap }: PadProps): JSX.Element {
  const pad = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    pad.current?.scrollTo(0, 0);
    // The value that had the focus may be gone with the turn.
    if (isInside.current && document.activeElement === document.body) pad.current?.querySelector('button')?.focus();
  }, [ply]);
  return (
    <div
      ref={pad}
      class="pad"
      role="group"
      aria-label={messages.value.sheet.pad(name)}
      onFocusIn={() => (isInside.current = true)}
      onFocusOut={({ relatedTarget }) => (isInside.current = relatedTarget === null)}
      onKeyDown={(event) => goThrough(pad.current, event)}
    >
      {tracks.map((track) => (
        <PadColumn key={track.letter} {...track} canAct={canAct} tap={(cell) => tap(track.letter, cell)} />
      ))}
    </div>
  );
}

interface PadColumnProps extends PadTrack {
  readonly canAct: boolean;
  readonly tap: (cell: TapCell) => void;
}

function PadColumn({ letter, at, chosen, isWeakest, cells, canAct, tap }: PadColumnProps): JSX.Element {
  const t = messages.value;
  const symbol = LETTERS.indexOf(letter);
  const name = symbolName(symbol, t);
  const weak = isWeakest ? `, ${t.table.laneWeakest}` : '';
  return (
    <div
      class={`pad-track symbol-${letter}${isWeakest ? ' is-weakest' : ''}`}
      role="group"
      aria-label={`${t.sheet.track(name, at)}${weak}`}
    >
      <p class="pad-head" aria-hidden="true">
        <SymbolIcon symbol={symbol} size="1.25em" />
        <b>{at}</b>
      </p>
      <div class="pad-cells">
        {cells.map((cell) => (
          <PadCell key={cell.value} cell={cell} name={name} isChosen={cell.value === chosen} {...{ canAct, tap }} />
        ))}
      </div>
    </div>
  );
}

interface CellProps extends Pick<PadColumnProps, 'canAct' | 'tap'> {
  readonly cell: TapCell;
  readonly name: string;
  readonly isChosen: boolean;
}

const lookOf = ({ why, isMark }: TapCell, isChosen: boolean): string =>
  ['pad-cell', why && 'is-closed', isMark && 'is-mark', isChosen && 'is-chosen'].filter(Boolean).join(' ');

/** What cannot be reached now says why when it is touched. */
const PadCell = ({ cell, name, isChosen, canAct, tap }: CellProps): JSX.Element => (
  <button
    type="button"
    class={lookOf(cell, isChosen)}
    aria-pressed={isChosen}
    aria-disabled={cell.why ? 'true' : undefined}
    disabled={!canAct}
    // From the first value of a colour arrow keys lead to the others.
    tabIndex={cell.gain === 1 ? 0 : -1}
    onClick={() => tap(cell)}
  >
    <span class="unseen">{name} </span>
    {cell.value}
    <small>+{cell.gain}</small>
  </button>
);
