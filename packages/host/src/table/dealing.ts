import type { Card } from '@sixfold/engine';
import type { FairDeal, FairInfo } from '@sixfold/engine/fair';
import type { Opened, TableEvent } from '../log/events.ts';
import type { FairSeries, Series, SeriesStart } from '../series/series.ts';
import type { Ply } from '@sixfold/protocol';
import type { SeatState } from './seats.ts';

/** How far the luck of a round is settled. */
export interface Dealing extends FairDeal {
  /** Since when every seat is taken; null while one is not. */
  readonly since: number | null;
  readonly isClosed: boolean;
  readonly isDealt: boolean;
  /** The programs that said nothing in the round before: they are not waited for again. */
  readonly silent: readonly boolean[];
  /** How often each seat has pledged. */
  readonly tries: readonly number[];
}

/** A table, as far as its dealing follows from it. */
export interface DealtTable {
  readonly opened: Opened;
  readonly series: Pick<Series, 'round' | 'start'>;
  readonly seats: readonly SeatState[];
  readonly begun: Ply | null;
  readonly touched: number;
}

/** How luck is settled by all. Brought by those hosts whose tables are dealt so: a device deals alone, and need not load it. */
export interface FairDealing {
  /** The luck of all rounds. */
  commit(card: Card, start: SeriesStart): FairSeries;
  /** Where a round begins. */
  begin(table: DealtTable): Dealing;
  /** After something has happened at a table whose seats were others before, perhaps. */
  turn(dealing: Dealing, event: TableEvent, before: readonly SeatState[], table: DealtTable): Dealing;
  /** When the next step is due, with or without those who are waited for; null if nothing is. */
  dueAt(dealing: Dealing, seats: readonly SeatState[]): number | null;
  tell(dealing: Dealing, table: DealtTable): FairInfo;
}
