import { Refusal } from '../contract/errors.ts';
import { seatAt, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Moment } from './decision.ts';

/** Whether the bot at a seat gives way to whoever comes: not in a game that was given up there. */
export function isOffered({ seats, turn }: Table, seat: number): boolean {
  const state = seatAt(seats, seat);
  return state.isOffered && !(state.hasResigned && turn !== null);
}

/** The seat for whoever comes without saying which: the one kept under their name, else one that is kept for nobody. */
export function freeSeat(table: Table, who: Who, { names }: Moment): number {
  const own = who.kind === 'person' ? who.name : undefined;
  const all = [...table.seats.entries()];
  const open = all.flatMap(([seat, { kind, person }]) => (kind === 'open' && person === null ? [seat] : []));
  const offered = all.flatMap(([seat]) => (isOffered(table, seat) ? [seat] : []));
  const seat =
    open.find((one) => own && names[one] === own) ?? open.find((one) => !names[one]) ?? open[0] ?? offered[0];
  if (seat === undefined) throw new Refusal({ code: 'table-full' });
  return seat;
}
