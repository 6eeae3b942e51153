import * as v from 'valibot';
import { DataError } from '../store/folder.ts';
import { keyOf, MOVED, OWN, type MovedRow, type MovedTable, type MovedValue, type MovePlace } from './place.ts';
import { PostgresPlace } from './postgres-place.ts';
import { SqlitePlace } from './sqlite-place.ts';

/** So many rows are moved at a time. */
const AT_A_TIME = 1000;

/** What has been done by now. */
export interface MoveProgress {
  readonly what: 'moving' | 'comparing';
  readonly table: string;
  readonly done: number;
  readonly of: number;
}

export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly tables: number;
  readonly events: number;
  /** Whether an attempt that was broken off was gone on with. */
  readonly isResumed: boolean;
}

const soFarOf = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ from: v.string(), table: v.string(), after: v.array(v.union([v.string(), v.number(), v.null()])) }),
);

const isUrl = (place: string): boolean => /^postgres(ql)?:/.test(place);

/**
 * Moves everything that servers keep from one place to another, each a PostgreSQL database by its address or a data folder,
 * and compares both at the end. What is broken off goes on from where it was. Fails with `DataError`.
 */
export async function moveEverything(
  from: string,
  to: string,
  tell: (progress: MoveProgress) => void = () => {},
  atATime = AT_A_TIME,
): Promise<Moved> {
  const source = await openPlace(from, true);
  try {
    const target = await openPlace(to, false);
    try {
      return await move({ source, target, tell, atATime });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const openPlace = async (place: string, isSource: boolean): Promise<MovePlace> =>
  isUrl(place) ? PostgresPlace.open(place) : new SqlitePlace(place, isSource);

/** From where to where, and how. */
interface Removal {
  readonly source: MovePlace;
  readonly target: MovePlace;
  readonly tell: (progress: MoveProgress) => void;
  readonly atATime: number;
}

async function move(removal: Removal): Promise<Moved> {
  const { source, target } = removal;
  if ((await source.soFar()) !== null) throw new DataError(`${source.label} is itself not complete; finish that first`);
  const begun = await readBegun(source, target);
  const index = begun ? MOVED.findIndex(({ name }) => name === begun.table) : 0;
  for (const table of MOVED.slice(index)) {
    await moveTable(removal, table, table.name === begun?.table ? begun.after : null);
  }
  for (const table of MOVED) await compare(removal, table);
  await target.finish();
  const [tables, events] = await Promise.all(['tables', 'events'].map((name) => countOf(target, name)));
  return { from: source.label, to: target.label, tables: tables ?? 0, events: events ?? 0, isResumed: begun !== null };
}

const countOf = (place: MovePlace, name: string): Promise<number> =>
  place.count(MOVED.find((table) => table.name === name)!);

/** How far an attempt before has come; refuses a place in which is something else. */
async function readBegun(source: MovePlace, target: MovePlace): Promise<v.InferOutput<typeof soFarOf> | null> {
  const kept = await target.soFar();
  if (kept === null) {
    if ((await countOf(target, 'guests')) + (await countOf(target, 'tables')) > 0) {
      throw new DataError(`${target.label} is not empty; choose another place, or empty it first`);
    }
    return null;
  }
  const begun = v.parse(soFarOf, kept);
  if (begun.from === source.label) return begun;
  throw new DataError(`${target.label} is being filled from ${begun.from}; finish that first, or empty it`);
}

async function moveTable(
  { source, target, tell, atATime }: Removal,
  table: MovedTable,
  begin: readonly MovedValue[] | null,
): Promise<void> {
  const of = await source.count(table);
  let [done, after] = [begin ? await target.count(table) : 0, begin];
  for (;;) {
    const rows = await source.read(table, after, atATime);
    const last = rows.at(-1);
    if (!last) return;
    after = keyOf(table, last);
    await target.add(table, rows.filter(isMoved(table)), { from: source.label, table: table.name, after });
    done += rows.length;
    tell({ what: 'moving', table: table.name, done: Math.min(done, of), of });
  }
}

/** What a place keeps for itself stays there. */
const isMoved =
  ({ name }: MovedTable) =>
  (row: MovedRow): boolean =>
    name !== 'meta' || !OWN.test(String(row['name']));

async function compare({ source, target, tell }: Removal, table: MovedTable): Promise<void> {
  const [own, others] = [rowsOf(source, table), rowsOf(target, table)];
  let done = 0;
  const of = await source.count(table);
  for (;;) {
    const [one, other] = [await own.next(), await others.next()];
    if (one.done && other.done) return;
    if (JSON.stringify(one.value) !== JSON.stringify(other.value)) {
      throw new DataError(`a row of ${table.name} is not the same at both places; move again into an empty one`);
    }
    done++;
    if (done % AT_A_TIME === 0 || done === of) tell({ what: 'comparing', table: table.name, done, of });
  }
}

/** All rows that are moved, in the order of their keys. */
async function* rowsOf(place: MovePlace, table: MovedTable): AsyncGenerator<MovedValue[], null> {
  let after: MovedValue[] | null = null;
  for (;;) {
    const rows: MovedRow[] = await place.read(table, after, AT_A_TIME);
    const last = rows.at(-1);
    if (!last) return null;
    for (const row of rows) if (isMoved(table)(row)) yield table.columns.map((column) => row[column] ?? null);
    after = keyOf(table, last);
  }
}
