import type { Offer } from '@sixfold/protocol';
import type { Table } from '@sixfold/table';
import { replayTable } from '../store/replay.ts';
import type { Entry, StoredTable, TableCare } from '../store/store.ts';
import { Refusal } from './visitor.ts';

/** Something that was asked of the people at the table, and who has agreed so far. */
export interface OpenOffer {
  readonly offer: Offer;
  readonly by: number;
  readonly agreed: readonly number[];
}

/** A table in memory. Its seats are placeholders: who sits where is in `care`. */
export interface Live {
  readonly table: Table;
  readonly facts: Pick<StoredTable, 'id' | 'terms' | 'host' | 'isPublic'>;
  care: TableCare;
  /** How many entries are stored: the number of the next one. */
  entries: number;
  /** How often moves were taken back here. */
  backs: number;
  /** Forgotten when the server starts anew. */
  offer: OpenOffer | null;
}

export function makeLive(stored: StoredTable, entries: readonly Entry[]): Live {
  const table = replayTable(stored, entries);
  if (!table.ok) throw new Refusal(table.error);
  const { id, terms, host, isPublic, seats, stage, rematch } = stored;
  return {
    table: table.value,
    facts: { id, terms, host, isPublic },
    care: { seats, stage, rematch },
    entries: entries.length,
    backs: entries.filter((entry) => 'back' in entry).length,
    offer: null,
  };
}

/** Whether there is a game to be seen: not before everybody sat down for the first time. */
export const hasBegun = ({ care: { stage }, entries }: Live): boolean =>
  entries > 0 || (stage !== 'gathering' && stage !== 'closed');

/** The seat of the bot whose decision the table waits for. */
export function botToMove({ table, care }: Live): number | null {
  const { turn } = table;
  return care.stage === 'playing' && turn !== null && care.seats[turn]!.kind === 'bot' ? turn : null;
}

export function mustBePlaying({ care: { stage } }: Live): void {
  if (stage !== 'playing') throw new Refusal({ code: 'not-playing', stage });
}

/** Before the game or in it. */
export function mustGoOn({ care: { stage } }: Live): void {
  if (stage !== 'playing' && stage !== 'gathering') throw new Refusal({ code: 'not-playing', stage });
}
