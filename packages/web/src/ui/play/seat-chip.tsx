import type { JSX } from 'preact';
import './seat-chip.css';

/** The mark of a seat: a colour of its own, and the first letter of whoever sits there. */
export const SeatChip = ({ seat, name }: { seat: number; name: string }): JSX.Element => (
  <span class={`seat-chip is-${seat}`} aria-hidden="true">
    {[...name][0]}
  </span>
);
