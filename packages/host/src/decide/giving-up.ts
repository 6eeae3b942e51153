import type { TableEvent } from '../log/events.ts';
import { standInOf } from '../table/stand-in.ts';
import type { Table } from '../table/table.ts';

/** The seat is lost for the present game (F9): of two sides the other has won; else a bot plays on, but at a score board nobody. */
export function givenUp({ opened, series, isPrinted }: Table, seat: number, at: number, isLate = false): TableEvent {
  const bot = series.sides <= 2 || isPrinted ? null : standInOf(opened);
  return { at, type: 'gave-up', seat, bot, ...(isLate && { isLate: true }) };
}
