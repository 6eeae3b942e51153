import type { TableMessage } from '@sixfold/protocol';
import { seatsOf, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';

/** Somebody who follows tables: a page, a program, a screen. One person may be here several times. */
export interface Reader {
  readonly who: Who;
  /** Never waits. What several read is the same object, so that it need be written down once. */
  send(message: TableMessage): void;
}

/** Whose eyes look at a table, and whether the device must first be handed to somebody. */
export interface Look {
  readonly viewer: number | null;
  readonly handTo: number | null;
}

const NOBODY: Look = { viewer: null, handTo: null };

/**
 * Whose eyes may see the table. A single person always looks. Several at one device look in turn; where they hold hidden
 * pieces, the screen is covered until the next one to decide has taken it, and nobody's pieces show at the end.
 *
 * `last` is the seat that looked last (null: nobody yet).
 */
export function whoLooks(table: Table, who: Who, last: number | null): Look {
  const { seats, series } = table;
  const own = seatsOf(seats, who);
  const [first = null] = own;
  // What a bot holds that plays on for somebody is not for those who are left.
  const still = own.find((seat) => seat === last) ?? null;
  const { turn } = series;
  if (own.length < 2) return { viewer: first, handTo: null };
  const isTheirs = turn !== null && own.includes(turn);
  if (!series.game.card.hidden) return { viewer: isTheirs ? turn : (still ?? first), handTo: null };
  if (turn === null) return NOBODY;
  if (!isTheirs || turn === still) return { viewer: still, handTo: null };
  return { viewer: null, handTo: turn };
}
