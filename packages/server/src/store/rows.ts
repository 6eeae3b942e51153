import type { SQLOutputValue } from 'node:sqlite';
import type { Entry, Guest, StoredSeat, StoredTable, TableSummary } from './store.ts';

export type Row = Record<string, SQLOutputValue>;

interface TableRow {
  readonly id: string;
  readonly terms: string;
  readonly ruleset: number;
  readonly host: string | null;
  readonly is_public: number;
  readonly stage: TableSummary['stage'];
  readonly rematch: string | null;
  readonly created: number;
  readonly touched: number;
}

export function readSummary(row: Row, seats: readonly StoredSeat[]): TableSummary {
  const { id, terms, ruleset, host, is_public, stage, rematch, created, touched } = row as Row & TableRow;
  const derived = { terms: JSON.parse(terms), host: host ?? '', isPublic: is_public === 1 };
  return { id, ruleset, stage, rematch, created, touched, seats, ...derived };
}

/** What a summary leaves out. */
export function readSecrets(row: Row): Pick<StoredTable, 'seed' | 'begun'> {
  const { seed, begun } = row as Row & { seed: string; begun: string | null };
  return { seed, begun: begun === null ? null : JSON.parse(begun) };
}

export function readSeat(row: Row): StoredSeat {
  const { kind, name, guest, bot, invite } = row as Row & Omit<StoredSeat, 'hasResigned'>;
  return { kind, name, guest, bot, invite, hasResigned: row['has_resigned'] === 1 };
}

export function readEntry({ move, back }: Row): Entry {
  if (typeof move === 'string') return { move };
  return typeof back === 'number' ? { back } : { next: true };
}

export const readGuest = (row: Row | undefined): Guest | null =>
  row ? { id: row['id'] as string, name: row['name'] as string } : null;
