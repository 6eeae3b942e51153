import type { SQLOutputValue } from 'node:sqlite';
import type { Guest, Identity, KeptTalk, ListedSeat, TableListing } from '../store.ts';

export type Row = Record<string, SQLOutputValue>;

export function readSummary(row: Row, seats: readonly ListedSeat[]): TableListing {
  const { id, stage, turn, touched } = row as Row & TableListing;
  return { id, terms: readTerms(row), isPublic: row['is_public'] === 1, stage, turn, touched, seats };
}

export const readTerms = (row: Row): TableListing['terms'] =>
  JSON.parse(row['terms'] as string) as TableListing['terms'];

export function readSeat(row: Row): ListedSeat {
  const { kind, name, person, bot } = row as Row & ListedSeat;
  return { kind, name, person, bot, isProgram: row['is_program'] === 1 };
}

export const readGuest = (row: Row | undefined): Guest | null =>
  row ? { id: row['id'] as string, name: row['name'] as string } : null;

export function readIdentity(row: Row | undefined): Identity | null {
  const guest = readGuest(row);
  return guest && { ...guest, session: Number(row?.['session']), hasLasting: row?.['has_lasting'] === 1 };
}

export function readTalk({ number, at, person, name, said }: Row): KeptTalk {
  return { number, at, person, name, said: JSON.parse(said as string) } as KeptTalk;
}

/** An event as it was appended. */
export function readEvent({ at, move, event }: Row): unknown {
  return move === null ? JSON.parse(event as string) : { at, type: 'moved', move };
}
