import { Refusal } from '../contract/errors.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Moment } from './decision.ts';

/** The seat for whoever comes without saying which: the one kept under their name, else one that is kept for nobody. */
export function freeSeat({ seats }: Table, who: Who, { names }: Moment): number {
  const own = who.kind === 'person' ? who.name : undefined;
  const isFree = seats.map(({ kind, person, isOffered }) => (kind === 'open' && person === null) || isOffered);
  const isOpen = (seat: number): boolean => isFree[seat]! && seats[seat]!.kind === 'open';
  const all = seats.map((_, seat) => seat);
  const seat =
    all.find((one) => isOpen(one) && own !== undefined && own !== '' && names[one] === own) ??
    all.find((one) => isOpen(one) && (names[one] ?? '') === '') ??
    all.find(isOpen) ??
    all.find((one) => isFree[one]);
  if (seat === undefined) throw new Refusal({ code: 'table-full' });
  return seat;
}
