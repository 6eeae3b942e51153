import type { Letter, Tracks } from '@sixfold/engine';
import { BOXES } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { letterName } from '../../i18n/symbol-name.ts';
import { messages } from '../../i18n/index.ts';
import { SeatChip } from '../../ui/play/seat-chip.tsx';
import { steady } from '../../ui/steady.tsx';
import { SymbolIcon } from '../../ui/symbol.tsx';
import { boxesOf, lastOpen, SECTIONS, weakestFew, type Box, type SheetRow } from './dice.ts';
import { symbolOf } from '../../lib/symbol-of.ts';

const CROSS = 'M-22-22L22 22M22-22L-22 22';

/** The cross of a box is a drawing, so that it scales with the box and needs no font. */
const BoxMark = ({ box }: { box: Box }): JSX.Element | null =>
  box === 'open' || box === 'closed' ? null : (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={CROSS} />
    </svg>
  );

export const Lock = (): JSX.Element => (
  <svg class="dice-lock" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" />
  </svg>
);

interface BoxesProps {
  readonly row: SheetRow;
  readonly open: number;
  readonly known: number;
  readonly offer: number | null;
}

/** The row's boxes, and at the end what scoring adds. */
const RowBoxes = steady(({ row, open, known, offer }: BoxesProps): JSX.Element => {
  const t = messages.value.dice;
  const gain = row.after - row.before;
  return (
    <>
      <span class="dice-row-head">
        <SymbolIcon symbol={symbolOf(row.symbol)} size="1.35rem" />
      </span>
      {boxesOf(row, open, known).map((box, index) => (
        <span key={index} class={`dice-box is-${box}`} data-box={index + 1}>
          <BoxMark box={box} />
        </span>
      ))}
      <span class="dice-row-gain">
        {offer !== null && <span class={offer > 0 ? 'dice-offer' : 'dice-offer is-vain'}>{t.gainShort(offer)}</span>}
        {offer === null && gain > 0 && <strong>{t.gainShort(gain)}</strong>}
        {offer === null && row.lost > 0 && <s title={t.lost(row.lost)}>{t.gainShort(row.lost)}</s>}
      </span>
    </>
  );
});

/** A row in words, for those who hear it. */
function sayRow(row: SheetRow, open: number, offer: number | null): string {
  const t = messages.value.dice;
  const gain = row.after - row.before;
  return [
    t.rowName(letterName(row.symbol, messages.value), row.before),
    row.isWeakest && t.rowWeakest,
    gain > 0 && t.rowGain(gain),
    row.lost > 0 && t.lost(row.lost),
    offer !== null && t.rowOffer(offer),
    open < BOXES && t.closed(open + 1, BOXES),
  ]
    .filter(Boolean)
    .join(', ');
}

export interface SheetProps {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** Whose it is, to be seen at its corner. */
  readonly owner?: { readonly seat: number; readonly name: string };
  /** The tracks that the player had seen; what is longer now is marked as new. */
  readonly known?: Tracks | null | undefined;
  /** While a joker waits for its row: what each row would get. */
  readonly offers?: readonly number[] | null;
  /** Whether touching a row does something. */
  readonly takes?: (row: Letter) => boolean;
  readonly onRow?: (row: Letter) => void;
}

/** A player's sheet: six rows in three sections. One stop for the Tab key; the arrows walk the rows. */
export function Sheet({ title, owner, rows, known, offers = null, takes, onRow }: SheetProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const open = lastOpen(rows.map(({ after }) => after));
  const marked = weakestFew(rows);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (stop + step + rows.length) % rows.length;
    setStop(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class={`dice-sheet${offers ? ' is-asking' : ''}`} role="group" aria-label={title}>
      <SectionHeads open={open} owner={owner} />
      <ul ref={list} class="dice-rows" onKeyDown={walk}>
        {rows.map((row, index) => (
          <li key={row.symbol} class={`dice-in-${row.symbol}`}>
            <button
              type="button"
              class={`dice-row${marked.includes(row) ? ' is-weakest' : ''}${takes?.(row.symbol) ? ' is-taking' : ''}`}
              aria-label={sayRow(row, open, offers?.[index] ?? null)}
              aria-disabled={takes?.(row.symbol) ? undefined : 'true'}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              onClick={() => onRow?.(row.symbol)}
            >
              <RowBoxes row={row} open={open} known={known?.[index] ?? row.before} offer={offers?.[index] ?? null} />
            </button>
          </li>
        ))}
      </ul>
      <GateWords rows={rows} open={open} />
    </div>
  );
}

const SectionHeads = ({ open, owner }: { open: number; owner: SheetProps['owner'] }): JSX.Element => (
  <div class="dice-heads" aria-hidden="true">
    {owner && (
      <span class="dice-owner">
        <SeatChip {...owner} /> {owner.name}
      </span>
    )}
    {SECTIONS.map(({ from, to }) => (
      <span key={from} class={`dice-head${from > open ? ' is-closed' : ''}`} data-section={from}>
        {messages.value.dice.section(from, to)}
        {from > open && <Lock />}
      </span>
    ))}
  </div>
);

/** Why boxes are closed, and which rows are still too short. */
function GateWords({ rows, open }: { rows: readonly SheetRow[]; open: number }): JSX.Element {
  const t = messages.value.dice;
  const { names } = messages.value.symbols;
  const next = SECTIONS.find(({ from }) => from > open);
  if (lastOpen(rows.map(({ before }) => before)) < open) return <p class="dice-gate is-opening">{t.opensNow}</p>;
  if (!next) return <p class="dice-gate">{t.allOpen}</p>;
  const short = rows.filter(({ after }) => after < next.needs);
  return (
    <p class="dice-gate">
      <Lock /> {t.opensWhen(next.from, next.to, next.needs)}{' '}
      <span class="dice-gate-rows">
        {short.map(({ symbol }) => (
          <SymbolIcon key={symbol} symbol={symbolOf(symbol)} name={names[symbolOf(symbol)]} size="1.1em" />
        ))}
      </span>
    </p>
  );
}
