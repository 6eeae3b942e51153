import { Refusal } from '../contract/errors.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Moment } from './decision.ts';

/** The seat for whoever comes without saying which: the one kept under their name, else one that is kept for nobody. */
export function freeSeat({ seats }: Table, who: Who, { names }: Moment): number {
  const own = who.kind === 'person' ? who.name : undefined;
  const all = [...seats.entries()];
  const open = all.flatMap(([seat, { kind, person }]) => (kind === 'open' && person === null ? [seat] : []));
  const offered = all.flatMap(([seat, { isOffered }]) => (isOffered ? [seat] : []));
  const seat =
    open.find((one) => own && names[one] === own) ?? open.find((one) => !names[one]) ?? open[0] ?? offered[0];
  if (seat === undefined) throw new Refusal({ code: 'table-full' });
  return seat;
}
