import { parseGame } from '@sixfold/engine';
import { Table, type Outcome, type TableRecord } from '@sixfold/table';
import type { Entry, StoredTable } from './store.ts';

/** Makes a stored table playable again. Who sits where is not its affair: its seats have no names. */
export function replayTable(stored: StoredTable, entries: readonly Entry[]): Outcome<Table> {
  const game = parseGame(stored.terms.game);
  if (!game.ok) return game;
  if (stored.begun) return Table.load(game.value, withEntries(stored.begun, entries));
  const seats = stored.seats.map(() => ({ kind: 'person', name: '' }));
  const opened = Table.open(game.value, { ...stored.terms, seats }, stored.seed);
  if (!opened.ok) return opened;
  return Table.load(game.value, withEntries({ ...opened.value.save(), ruleset: stored.ruleset }, entries));
}

function withEntries(record: TableRecord, entries: readonly Entry[]): TableRecord {
  const games = record.games.map((moves) => [...moves]);
  let { takenBack } = record;
  for (const entry of entries) {
    const moves = games.at(-1) as string[];
    if ('move' in entry) moves.push(entry.move);
    else if ('next' in entry) games.push([]);
    else {
      moves.length = entry.back;
      takenBack++;
    }
  }
  return { ...record, games, takenBack };
}
