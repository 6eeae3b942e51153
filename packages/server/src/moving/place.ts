/** A value in a row, the same in every database. */
export type MovedValue = string | number | null;
export type MovedRow = Readonly<Record<string, MovedValue>>;

/** A table of the database, by its columns; those of its key come first. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** How many of the columns are the key. */
  readonly keys: number;
}

const moved = (name: string, keys: number, columns: string): MovedTable => ({
  name,
  keys,
  columns: columns.split(' '),
});

/** From parents to children: in this order rows can be added. Who holds a table is not moved: nobody does. */
export const MOVED: readonly MovedTable[] = [
  moved('meta', 1, 'name value'),
  moved('guests', 1, 'id name lasting token link link_until seen session'),
  moved('tables', 1, 'id terms host is_public stage'),
  moved('seats', 2, 'table_id seat kind person bot label is_program'),
  moved('events', 2, 'table_id number at turn move event'),
  moved('notices', 1, 'guest language zone quiet_from quiet_to webhook_shape webhook_url'),
  moved('devices', 1, 'endpoint guest p256dh auth added failing'),
  moved('told', 2, 'guest table_id turn called'),
  moved('talk', 2, 'table_id number at person said'),
  moved('blocks', 2, 'guest blocked'),
  moved('holidays', 3, 'guest starts ends'),
  moved('daily', 4, 'guest kind date game began place bots result'),
];

/** What a place keeps for itself alone. */
export const OWN = /^(format|generation|probe|moving|before-format-\d+)$/;

/** How far everything has been moved: up to this row of this table. */
export interface MovedSoFar {
  readonly from: string;
  readonly table: string;
  readonly after: readonly MovedValue[];
}

/** Where everything is, or will be: a database that no server uses meanwhile. */
export interface MovePlace {
  /** What to call it, without a password. */
  readonly label: string;
  count(table: MovedTable): Promise<number>;
  /** So many rows at most, in the order of their keys, from after one on. */
  read(table: MovedTable, after: readonly MovedValue[] | null, most: number): Promise<MovedRow[]>;
  /** Adds rows, those that are there already aside, and keeps how far that is; all or nothing. */
  add(table: MovedTable, rows: readonly MovedRow[], soFar: MovedSoFar): Promise<void>;
  /** What was kept of an attempt before; null if there was none, or it was finished. */
  soFar(): Promise<string | null>;
  /** All is there. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export const keyOf = ({ columns, keys }: MovedTable, row: MovedRow): MovedValue[] =>
  columns.slice(0, keys).map((column) => row[column] ?? null);
