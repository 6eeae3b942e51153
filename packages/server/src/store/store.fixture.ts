import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, imagine, type Game } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { EVENTS_VERSION, granted, Table, type Append, type OpenedSeat, type TableEvent } from '@sixfold/host';
import { openDatabase } from './sqlite/database.ts';
import { databaseIn } from './folder.ts';
import { Sqlite } from './sqlite/sqlite.ts';
import { writeOf, type Guest } from './store.ts';

/** For tests: a folder that is gone at the end of the block. */
export function makeTestFolder(): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'sixfold-data-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

/** For tests: two guests. */
export const ANNA: Guest = { id: 'anna', name: 'Anna' };
export const BERT: Guest = { id: 'bert', name: 'Bert' };

export const seatOf = ({ id }: Guest): OpenedSeat => ({ kind: 'person', person: id });
export const BOT: OpenedSeat = { kind: 'bot', bot: 'club' };
export const OPEN: OpenedSeat = { kind: 'open', invite: 'secret' };

const GAME: Game = GAMES.dice;

type OpenedTable = Extract<TableEvent, { type: 'opened' }>;

/** For tests: the first event of a table that Anna opened and plays at with a bot. */
export const opened = (changes: Partial<OpenedTable> = {}): OpenedTable => ({
  at: 1000,
  type: 'opened',
  version: EVENTS_VERSION,
  terms: { game: 'dice', options: {}, games: 1, starter: 0 },
  ruleset: GAME.card.ruleset,
  seed: 'seed',
  luck: 2,
  seats: [seatOf(ANNA), BOT],
  host: ANNA.id,
  isPublic: true,
  ...changes,
});

/** For tests: a table and what is to be written of it. */
export class Sample {
  readonly table: Table;
  /** What opens it. */
  readonly opening: Append;

  constructor(id: string, changes: Partial<OpenedTable> = {}, labels: readonly string[] = ['', 'Robin']) {
    const event = opened(changes);
    this.table = granted(Table.fold(id, GAME, [event]));
    this.opening = { from: 0, events: [event], table: this.table, isListed: true, labels };
  }

  /** What adds these events; they count from now on. */
  add(...events: readonly TableEvent[]): Append {
    const { seats, stage, length: from } = this.table;
    for (const event of events) this.table.apply(event);
    return { from, events, table: this.table, isListed: this.table.seats !== seats || this.table.stage !== stage };
  }

  /** What adds some move. */
  move(at = 2000): Append {
    return this.add({ at, type: 'moved', move: this.someMove() });
  }

  /** What adds moves until the game is over. */
  finish(at = 2000): Append[] {
    const moves: Append[] = [];
    while (this.table.series.turn !== null) moves.push(this.move(at));
    return moves;
  }

  /** A legal move, in notation. */
  private someMove(): string {
    const { series } = this.table;
    const position = imagine(GAME, series.match.view(series.turn));
    return GAME.makeNotation(position, position.randomMove(new Seed('moves').bot(series.ply)));
  }
}

/**
 * For tests: a write of one event of no meaning. A store does not care what events say, as long as they are numbered
 * well.
 */
export const anything = ({ table }: Sample, number: number, text: string): Append => ({
  from: number,
  events: [{ at: 2000, type: 'moved', move: text }],
  table,
  isListed: false,
});

/** For tests: a database in a file, with Anna in it; both are gone at the end of the block. */
export function openSample() {
  const folder = makeTestFolder();
  const database = openDatabase(databaseIn(folder.path));
  const sqlite = new Sqlite(database);
  sqlite.addGuest(ANNA);
  const close = () => {
    database.close();
    folder[Symbol.dispose]();
  };
  const append = (...writes: readonly Append[]): boolean => sqlite.append(writes.map(writeOf));
  return { folder: folder.path, database, sqlite, append, [Symbol.dispose]: close };
}
