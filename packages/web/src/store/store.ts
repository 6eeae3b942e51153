import type { Result } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import type { Append, OpenedSeat, Store as LogStore } from '@sixfold/host';
import type { Seat, TableConfig, Terms } from '@sixfold/protocol';

/** A table in the list of this device: nothing in it that does not follow from its log, but the labels. */
export interface ListedTable {
  readonly id: string;
  readonly terms: Terms;
  readonly seats: readonly Pick<OpenedSeat & { person?: string; bot?: string }, 'kind' | 'person' | 'bot'>[];
  /** What to call the seats that no person holds. */
  readonly labels: readonly string[];
  /** The game of the series that it is at, from 0, and the moves played in it. */
  readonly round: number;
  readonly ply: number;
  /** When it was last played at, as an ISO time. */
  readonly updated: string;
  /** Whether the whole series is over. */
  readonly isOver: boolean;
}

/** A table that can be returned to, with the names of those who play there. */
export interface TableSummary extends Pick<ListedTable, 'id' | 'round' | 'ply' | 'updated' | 'isOver'> {
  readonly config: TableConfig;
}

/** A finished game, as lists show it. */
export interface PastGame {
  readonly id: string;
  readonly game: string;
  /** Who sat where; of an imported game nobody knows, and the names are empty. */
  readonly seats: readonly Seat[];
  /** When it ended or was imported, as an ISO time. */
  readonly when: string;
  readonly result: Result;
  /** Whether moves were taken back, so that it does not count. */
  readonly isMarked: boolean;
  /** The seats that gave it up. */
  readonly resigned?: readonly number[];
  /** The plies that a bot played for a person: what was decided there counts for nobody. */
  readonly substituted?: readonly number[];
  /** Whether it was played elsewhere. */
  readonly isImported: boolean;
  /** Whether it lay on a real table, and only its score was kept here. */
  readonly isPrinted?: true;
  /** The seat that one had at a table of a server; at one of this device nobody knows who sat at it. */
  readonly you?: number;
}

export interface FinishedGame {
  readonly past: PastGame;
  readonly transcript: Transcript;
}

/** A game that has ended; of one on a real table nobody knows how it was played. */
export interface EndedGame extends Pick<FinishedGame, 'past'> {
  readonly transcript: Transcript | null;
}

/** Where the device keeps the logs of its tables, the people who play at it, and finished games. */
export interface DeviceStore extends LogStore {
  /** The ids of people of these names; who is not known yet is from now on. */
  meet(names: readonly string[]): Promise<string[]>;
  /** Last played first. */
  listTables(): Promise<TableSummary[]>;
  removeTable(id: string): Promise<void>;
  /** Last ended first. */
  listGames(): Promise<PastGame[]>;
  /** Null also for one of which only the score was kept. */
  readGame(id: string): Promise<FinishedGame | null>;
  addGame(game: EndedGame): Promise<void>;
}

/** A store that can be full, and that learns later who was met meanwhile. */
export interface Disk extends DeviceStore {
  introduce(people: Names): Promise<void>;
}

/** The id of a game of a table's series in the history. */
export const gameIdOf = (table: string, round: number): string => `${table}-${round}`;

/** What people are called, by their ids. */
export type Names = ReadonlyMap<string, string>;

export const seatNames = ({ seats, labels }: Pick<ListedTable, 'seats' | 'labels'>, names: Names): string[] =>
  seats.map(({ person }, seat) => (person === undefined ? (labels[seat] ?? '') : (names.get(person) ?? '')));

export function summaryOf(listed: ListedTable, names: Names): TableSummary {
  const { id, terms, round, ply, updated, isOver } = listed;
  return { id, config: { ...terms, seats: seatsOf(listed, names) }, round, ply, updated, isOver };
}

function seatsOf(listed: Pick<ListedTable, 'seats' | 'labels'>, names: Names): Seat[] {
  const called = seatNames(listed, names);
  return listed.seats.map(({ kind, bot }, seat): Seat => {
    const name = called[seat]!;
    return kind === 'bot' ? { kind, name, bot: bot ?? '' } : { kind: 'person', name };
  });
}

/** The table in the list after an append; `labels` are those that it had. */
export function listedAfter({ table, labels: given }: Append, labels: readonly string[]): ListedTable {
  const { id, opened, series, touched } = table;
  return {
    id,
    terms: opened.terms,
    labels: given ?? labels,
    round: series.round,
    ply: series.ply,
    seats: table.seats.map(({ kind, person, bot }) => ({ kind, ...(person && { person }), ...(bot && { bot }) })),
    updated: new Date(touched).toISOString(),
    isOver: series.isOver,
  };
}

/** The table's current game for the history; null while it is being played. */
export function finishedAfter({ table }: Append, listed: ListedTable, names: Names): EndedGame | null {
  const { series, id } = table;
  const { match, round, takenBack } = series;
  if (!match.isOver) return null;
  const { game, isPrinted } = listed.terms;
  const past = {
    id: gameIdOf(id, round),
    game,
    seats: seatsOf(listed, names),
    when: listed.updated,
    result: match.result,
    isMarked: !isPrinted && takenBack > 0,
    isImported: false,
    ...(isPrinted && { isPrinted }),
  };
  return { past, transcript: series.transcript(round) };
}

export const lastPlayedFirst = (tables: readonly TableSummary[]): TableSummary[] =>
  tables.toSorted((a, b) => (a.updated < b.updated ? 1 : -1));

export const lastEndedFirst = (games: readonly PastGame[]): PastGame[] =>
  games.toSorted((a, b) => (a.when < b.when ? 1 : -1));
