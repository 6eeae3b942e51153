import type { SheetView } from '@sixfold/engine/sheet';
import type { ComponentChildren, JSX } from 'preact';
import { nameAt } from '../lib/name-at.ts';
import { lanesOf } from '../ui/play/lanes.ts';
import { SeatChip } from '../ui/play/seat-chip.tsx';
import { Value } from './standings.tsx';

/** The sides of a device that lies in the middle, clockwise from the nearest. */
const SIDES = ['near', 'left', 'far', 'right'] as const;
type Side = (typeof SIDES)[number];

/** Where a seat looks from: two sit opposite each other, more all around. */
export const sideOf = (seat: number, players: number): Side => SIDES[players === 2 ? seat * 2 : seat] ?? 'near';

interface FlatProps {
  readonly view: SheetView;
  readonly names: readonly string[];
  readonly children: ComponentChildren;
}

/** The score board flat on the table: everybody's values at their own side, and in the middle what the mover taps, turned to them. */
export function Flat({ view, names, children }: FlatProps): JSX.Element {
  return (
    <div class="flat">
      {view.tracks.map((_, seat) => (
        <Side key={seat} seat={seat} view={view} names={names} />
      ))}
      <div class="flat-middle">
        <div class={`flat-turned is-${sideOf(view.turn, view.players)}`}>{children}</div>
      </div>
    </div>
  );
}

function Side({ seat, view, names }: Pick<FlatProps, 'view' | 'names'> & { seat: number }): JSX.Element {
  const name = nameAt(names, seat);
  const lanes = lanesOf(view.tracks[seat] ?? [], null);
  return (
    <div class={`flat-side is-${sideOf(seat, view.players)}${seat === view.turn ? ' is-moving' : ''}`}>
      <p class="flat-values">
        <SeatChip seat={seat} name={name} />
        <span class="sheet-name">{name}</span>
        {lanes.map((lane) => (
          <Value key={lane.symbol} {...lane} />
        ))}
      </p>
    </div>
  );
}
