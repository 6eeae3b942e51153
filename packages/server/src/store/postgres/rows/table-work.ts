import { StoreError } from '@sixfold/host';
import type { HostedCount, ListedSeat, TableListing, Write } from '../../store.ts';
import type { Db, PostgresWork } from './db.ts';
import { expectOne } from './expect-one.ts';
import { GUEST_SQL } from './guest-sql.ts';
import { TABLE_SQL } from './table-sql.ts';

interface EventRow {
  readonly at: number;
  readonly move: string | null;
  readonly event: string | null;
}

interface ListingRow extends Pick<TableListing, 'id' | 'stage' | 'turn' | 'touched'> {
  readonly terms: string;
  readonly is_public: number;
  readonly seats: readonly ListedSeat[] | null;
}

interface NumberRow {
  readonly table_id: string;
  readonly number: number;
}

type TableWork = Pick<
  PostgresWork,
  | 'append'
  | 'read'
  | 'names'
  | 'listPublic'
  | 'listAlive'
  | 'listOf'
  | 'countHosted'
  | 'listIdle'
  | 'listTimed'
  | 'removeOld'
  | 'removeTable'
>;

/** Logs, and the lists that follow from them. */
export function tableWork(db: Db): TableWork {
  const list = async (...given: Parameters<Db['all']>): Promise<TableListing[]> =>
    (await db.all<ListingRow>(...given)).map(readListing);
  const ids = async (...given: Parameters<Db['all']>): Promise<string[]> =>
    (await db.all<{ id: string }>(...given)).map(({ id }) => id);
  return {
    async append(writes) {
      for (const write of writes) if (!(await appendOne(db, write))) return false;
      return true;
    },
    read: async (id, from) => (await readLogs(db, [{ id, from }]))[0] ?? [],
    names: async (id, people = []) => (await readNames(db, [{ id, people }]))[0] ?? [],
    listPublic: (most) => list(TABLE_SQL.public, most),
    listAlive: (most) => list(TABLE_SQL.alive, most),
    listOf: (guest, most) => list(TABLE_SQL.of, guest, most),
    countHosted: async (guest) => (await db.first<HostedCount>(TABLE_SQL.hosted, guest)) ?? { live: 0, public: 0 },
    listIdle: (since, most) => ids(TABLE_SQL.idle, since, most),
    listTimed: () => ids(TABLE_SQL.timed),
    async removeOld(before, most, guestsBefore = before) {
      const removed = await db.run(TABLE_SQL.removeOld, before, most);
      await db.run(GUEST_SQL.removeUnseen, guestsBefore);
      return removed;
    },
    async removeTable(id) {
      await db.run(TABLE_SQL.remove, id);
    },
  };
}

/** A log from some event on. */
export interface LogPart {
  readonly id: string;
  readonly from: number;
}

/** The events of each of these parts, in order. */
export async function readLogs(db: Db, parts: readonly LogPart[]): Promise<readonly unknown[][]> {
  const [ids, starts] = [parts.map(({ id }) => id), parts.map(({ from }) => from)];
  const logs: unknown[][] = parts.map(() => []);
  for (const row of await db.all<EventRow & { place: number }>(TABLE_SQL.events, ids, starts)) {
    logs[row.place - 1]?.push(readEvent(row));
  }
  return logs;
}

/** A table, and who else is to be named. */
export interface NamesWish {
  readonly id: string;
  readonly people: readonly string[];
}

/** What those on the seats are called at each of these tables, and then the others. */
export async function readNames(db: Db, wishes: readonly NamesWish[]): Promise<readonly string[][]> {
  const [ids, others] = [wishes.map(({ id }) => id), wishes.map(({ people }) => people)];
  const places = others.flatMap((people, index) => people.map(() => index + 1));
  const names: string[][] = wishes.map(() => []);
  const rows = await db.all<{ place: number; name: string }>(TABLE_SQL.names, ids, places, others.flat());
  for (const { place, name } of rows) names[place - 1]?.push(name);
  return names;
}

/** Whether it adds one event and changes no list: almost always it is so. */
export const isMove = ({ events, seats, facts }: Write): boolean => events.length === 1 && !seats && !facts;

/** Moves at different tables in one statement, whether that has to hold together or not; returns what became of each. */
export async function appendMoves(db: Db, moves: readonly Write[]): Promise<(boolean | StoreError)[]> {
  const isTaken = await insert(db, moves);
  const left = moves.filter((move) => !isTaken(move));
  if (left.length === 0) return moves.map(() => true);
  const lost = await findLost(db, left);
  return moves.map((move) => isTaken(move) || (lost.has(move.id) ? false : doesNotFollow(move)));
}

/** False if one of the numbers is used, or the term is over. */
async function appendOne(db: Db, write: Write): Promise<boolean> {
  const { id, stage, facts, seats } = write;
  if (facts) await db.run(TABLE_SQL.add, id, facts.terms, facts.host, Number(facts.isPublic), stage);
  for (const [index, event] of write.events.entries()) {
    const one = { ...write, from: write.from + index, events: [event] };
    if ((await insert(db, [one]))(one)) continue;
    if ((await findLost(db, [one])).size > 0) return false;
    throw doesNotFollow(one);
  }
  if (!seats) return true;
  expectOne(await db.run(TABLE_SQL.change, stage, id), 'table');
  const column = <K extends keyof (typeof seats)[number]>(name: K) => seats.map((seat) => seat[name]);
  const [kinds, people, bots, labels] = [column('kind'), column('person'), column('bot'), column('label')];
  await db.run(TABLE_SQL.placeSeats, id, kinds, people, bots, labels, column('isProgram').map(Number));
  return true;
}

/** Adds the first event of each; returns which were taken. */
async function insert(db: Db, writes: readonly Write[]): Promise<(write: Write) => boolean> {
  const events = writes.map(({ events: [event] }) => event);
  const rows = await db.all<NumberRow>(
    TABLE_SQL.append,
    writes.map(({ id }) => id),
    writes.map(({ from }) => from),
    events.map((event) => event?.at),
    writes.map(({ turn }) => turn),
    events.map((event) => event?.move),
    events.map((event) => event?.event),
    writes.map(({ term }) => term),
  );
  const taken = new Set(rows.map(({ table_id, number }) => `${number} ${table_id}`));
  return ({ id, from }) => taken.has(`${from} ${id}`);
}

/** The tables of those for which somebody else was faster. */
async function findLost(db: Db, writes: readonly Write[]): Promise<ReadonlySet<string>> {
  const rows = await db.all<NumberRow>(
    TABLE_SQL.lost,
    writes.map(({ id }) => id),
    writes.map(({ from }) => from),
    writes.map(({ term }) => term),
  );
  return new Set(rows.map(({ table_id }) => table_id));
}

const doesNotFollow = ({ from }: Write): StoreError =>
  new StoreError('failed', `event ${from} does not follow on what the table has`);

/** Whether a move stands in the log as it was to be written; null if its number is free. */
export async function findMove(db: Db, { id, from, events: [own] }: Write): Promise<boolean | null> {
  const row = await db.first<EventRow>(TABLE_SQL.event, id, from);
  return row && row.at === own?.at && row.move === own.move && row.event === own.event;
}

/** An event as it was appended. */
function readEvent({ at, move, event }: EventRow): unknown {
  return move === null ? JSON.parse(event ?? 'null') : { at, type: 'moved', move };
}

function readListing({ terms, is_public, seats, ...facts }: ListingRow): TableListing {
  return { ...facts, terms: JSON.parse(terms), isPublic: is_public === 1, seats: seats ?? [] };
}
