import { EVENTS_VERSION, type OpenedSeat, type TableEvent } from '@sixfold/host';
import type { TableRecord } from '@sixfold/protocol';
import { makeId } from '../lib/secrets.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import type { ListedTable } from './store.ts';

/** A table as version 1 of the database held it. */
interface StoredTable1 {
  readonly id: string;
  readonly record: TableRecord;
  readonly updated: string;
  readonly isOver: boolean;
}

const isOld = (stored: unknown): stored is StoredTable1 =>
  typeof stored === 'object' && stored !== null && 'record' in stored;

/** Makes logs of the records of version 1, and people of the names in them; all of it or nothing. */
export async function upgradeTables(database: Database<Schema>): Promise<void> {
  const transaction = database.write('tables', 'events', 'lists', 'people');
  const [old, events] = [transaction.store('tables'), transaction.store('events')];
  const ids = new Map<string, string>();
  const meet = (name: string): string => {
    const id = ids.get(name) ?? makeId();
    ids.set(name, id);
    return id;
  };
  for (const table of (await old.getAll()).filter(isOld)) {
    const people = table.record.config.seats.map(({ kind, name }) => (kind === 'person' ? meet(name) : ''));
    await events.put(openedTable(table.record, people, Date.parse(table.updated)), [table.id, 0]);
    await transaction.store('lists').put(listedTable(table, people), table.id);
  }
  for (const [name, id] of ids) await transaction.store('people').put(name, id);
  await old.clear();
  await transaction.done;
}

/** The log of such a table has one event. `people` are the ids of those on the seats of people. */
export function openedTable(record: TableRecord, people: readonly string[], at: number): TableEvent {
  const { config, seed, ruleset, games: rounds, takenBack } = record;
  const { game, options, games, starter } = config;
  const terms = { game, options, games, starter };
  const before = { ruleset, seed, begun: { rounds, takenBack } };
  const seats = seatsWith(record, people);
  return { at, type: 'opened', version: EVENTS_VERSION, terms, ...before, seats, host: '', isPublic: false };
}

const seatsWith = ({ config }: TableRecord, people: readonly string[]): OpenedSeat[] =>
  config.seats.map(({ kind, bot = '' }, seat) => (kind === 'bot' ? { kind, bot } : { kind, person: people[seat]! }));

function listedTable({ id, record, updated, isOver }: StoredTable1, people: readonly string[]): ListedTable {
  const { seats, ...terms } = record.config;
  return {
    id,
    terms,
    updated,
    isOver,
    round: record.games.length - 1,
    ply: record.games.at(-1)!.length,
    seats: seatsWith(record, people),
    labels: seats.map(({ kind, name }) => (kind === 'bot' ? name : '')),
  };
}
