import { weakest } from '@sixfold/engine';
import type { SheetPosition } from '@sixfold/engine/sheet';
import type { JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import { symbolName } from '../i18n/symbol-name.ts';
import { nameAt } from '../lib/name-at.ts';
import { lanesOf, teamsOf, type Lane } from '../ui/play/lanes.ts';
import { SeatChip } from '../ui/play/seat-chip.tsx';
import { SymbolIcon } from '../ui/symbol.tsx';

/** A team and how it stands. */
export interface SheetStanding {
  readonly rank: number;
  readonly seats: readonly number[];
  readonly lanes: readonly Lane[];
  readonly weakest: number;
}

/** How all stand now by the family's rule, best first. */
export function standingsOf(position: SheetPosition): readonly SheetStanding[] {
  const { ranks, tracks } = position.result();
  return teamsOf(position)
    .map((seats): SheetStanding => {
      const [first = 0] = seats;
      const values = tracks[first] ?? [];
      return { rank: ranks[first] ?? 1, seats, lanes: lanesOf(values, null), weakest: weakest(values) };
    })
    .toSorted((a, b) => a.rank - b.rank);
}

interface StandingsProps {
  readonly position: SheetPosition;
  readonly names: readonly string[];
  /** Whether rank and weakest value must do. */
  readonly isSmall?: boolean;
}

/** Everybody's place and values; the weakest colours are marked. */
export function Standings({ position, names, isSmall = false }: StandingsProps): JSX.Element | null {
  const t = messages.value;
  const all = standingsOf(position);
  if (isSmall && all.length < 2) return null;
  return (
    <ol class={isSmall ? 'sheet-ranks is-small' : 'sheet-ranks'} aria-label={t.sheet.ranks}>
      {all.map(({ rank, seats, lanes, weakest: lowest }) => (
        <li key={seats[0]}>
          <span class="sheet-rank">{rank}.</span>
          {seats.map((seat) => (
            <SeatChip key={seat} seat={seat} name={nameAt(names, seat)} />
          ))}
          <span class="sheet-name">{seats.map((seat) => nameAt(names, seat)).join(' & ')}</span>
          {isSmall ? <b>{lowest}</b> : lanes.map((lane) => <Value key={lane.symbol} {...lane} />)}
        </li>
      ))}
    </ol>
  );
}

/** How far a colour has come. */
export function Value({ symbol, value, isMarked }: Lane): JSX.Element {
  return (
    <span class={isMarked ? 'sheet-value is-weakest' : 'sheet-value'}>
      <SymbolIcon symbol={symbol} name={symbolName(symbol, messages.value)} size="1em" />
      <b>{value}</b>
    </span>
  );
}
