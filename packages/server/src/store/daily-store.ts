import type { DealOfDay } from '@sixfold/protocol';

/** What is kept of somebody's deal of the day. */
export interface DailyRow extends DealOfDay {
  readonly game: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly began: number;
  /** Of a ranked deal, the table at which it is played; of an open one nothing. */
  readonly place: string;
  /** The version of the bots. */
  readonly bots: number;
  /** JSON, once it is over. */
  readonly result: string | null;
}

/** Deals of the day; gone with the guest. */
export interface DailyStore {
  /** What the server has kept under a name, if anything. */
  readKept(name: string): Promise<string | null>;
  readDaily(guest: string, kind: DailyRow['kind']): Promise<DailyRow[]>;
  /** Keeps rows in the place of those of the same deals. */
  keepDaily(guest: string, rows: readonly DailyRow[]): Promise<void>;
  /** Keeps a row unless there is one of the same deal; returns the one that is kept. */
  claimDeal(guest: string, row: DailyRow): Promise<DailyRow>;
  /** Has a ranked deal be played at another place than before; false if that was another one. */
  placeDeal(guest: string, deal: Pick<DailyRow, 'date' | 'game'>, from: string, to: string): Promise<boolean>;
  /** Keeps what came of the ranked deal at a table, once. */
  noteDeal(place: string, result: string): Promise<void>;
  /** All that came of a ranked deal. */
  listDeal(date: string, game: string): Promise<DailyRow[]>;
}
