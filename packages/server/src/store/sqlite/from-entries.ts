import type { DatabaseSync } from 'node:sqlite';
import { parseGame } from '@sixfold/engine';
import { bringFirstEdition } from '@sixfold/engine/first-edition';
import { Table, type TableEvent } from '@sixfold/host';
import { upgradeServerTable, type Entry0, type ServerTable0 } from './from-table.ts';
import type { Row } from './rows.ts';
import { writtenEvent } from '../store.ts';

/** Makes the logs of all tables of format 1, and the lists that follow from them. */
export function fillLogs(database: DatabaseSync): void {
  bringFirstEdition();
  const entries = database.prepare('SELECT at, move, back FROM entries_1 WHERE table_id = ? ORDER BY number');
  const seats = database.prepare('SELECT * FROM seats_1 WHERE table_id = ? ORDER BY seat');
  const addTable = database.prepare('INSERT INTO tables VALUES (?, ?, ?, ?, ?)');
  const addSeat = database.prepare('INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)');
  const addEvent = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)');
  for (const row of database.prepare('SELECT * FROM tables_1').all()) {
    const id = row['id'] as string;
    const seatRows = seats.all(id);
    const table = readTable(row, seatRows, entries.all(id));
    const events = upgradeServerTable(table);
    const touched = Math.max(table.changed, ...table.entries.map(({ at }) => at));
    const turn = turnAfter(id, events);
    addTable.run(id, row['terms']!, table.host, row['is_public']!, table.stage);
    for (const seat of seatRows) {
      const person = personOn(seat);
      addSeat.run(id, seat['seat']!, seat['kind']!, person, seat['bot']!, person === null ? seat['name']! : '');
    }
    for (const [number, event] of events.entries()) {
      const { at, move, event: other } = writtenEvent(event);
      // Somebody may have come or gone since: when, only lists know.
      addEvent.run(id, number, number === events.length - 1 ? touched : at, turn, move, other);
    }
  }
}

/** Whose seat it is or was; an empty text stands for somebody who was forgotten. */
function personOn(seat: Row): Row[string] {
  const isPersons = seat['kind'] === 'person' || seat['has_resigned'] === 1;
  return seat['guest'] ?? (isPersons ? '' : null);
}

function readTable(row: Row, seats: readonly Row[], entries: readonly Row[]): ServerTable0 {
  const { seed, ruleset, host, stage, rematch, created, changed, begun } = row as Row & ServerTable0;
  return {
    seed,
    ruleset,
    stage,
    rematch,
    created,
    changed,
    host: host ?? '',
    terms: JSON.parse(row['terms'] as string),
    begun: begun === null ? null : JSON.parse(row['begun'] as string),
    isPublic: row['is_public'] === 1,
    seats: seats.map(readSeat),
    entries: entries as (Row & Entry0)[],
  };
}

function readSeat(row: Row): ServerTable0['seats'][number] {
  const { kind, guest, bot, invite } = row as Row & ServerTable0['seats'][number];
  return { kind, guest, bot, invite, hasResigned: row['has_resigned'] === 1 };
}

/** Whose turn it is; a table that the installed rules do not allow is kept all the same. */
function turnAfter(id: string, events: readonly TableEvent[]): number | null {
  const [opened] = events;
  const game = parseGame(opened?.type === 'opened' ? opened.terms.game : '');
  const table = game.ok ? Table.fold(id, game.value, events) : game;
  return table.ok && table.value.stage === 'playing' ? table.value.series.turn : null;
}
