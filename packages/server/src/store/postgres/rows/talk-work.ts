import type { KeptTalk } from '../../store.ts';
import type { Db, PostgresWork } from './db.ts';
import { TALK_SQL } from './talk-sql.ts';

type TalkWork = Pick<PostgresWork, 'addTalk' | 'readTalk' | 'block' | 'blockedBy' | 'isUnwanted'>;

interface TalkRow extends Omit<KeptTalk, 'said'> {
  readonly place: number;
  readonly said: string;
}

/** The last so many things that were said at a table. */
export interface TalkWish {
  readonly table: string;
  readonly most: number;
}

/** What was said at each of these tables. */
export async function readTalks(db: Db, wishes: readonly TalkWish[]): Promise<readonly KeptTalk[][]> {
  const [tables, mosts] = [wishes.map(({ table }) => table), wishes.map(({ most }) => most)];
  const talks: KeptTalk[][] = wishes.map(() => []);
  for (const { place, said, ...row } of await db.all<TalkRow>(TALK_SQL.read, tables, mosts)) {
    talks[place - 1]?.push({ ...row, said: JSON.parse(said) });
  }
  return talks;
}

/** Whom each of these guests does not want to meet. */
export async function readBlocked(db: Db, guests: readonly string[]): Promise<readonly string[][]> {
  const people: string[][] = guests.map(() => []);
  const rows = await db.all<{ place: number; blocked: string }>(TALK_SQL.blocked, guests);
  for (const { place, blocked } of rows) people[place - 1]?.push(blocked);
  return people;
}

/** The rows of what people say, and of whom they do not want to meet. */
export const talkWork = (db: Db): TalkWork => ({
  async addTalk(table, at, person, said) {
    await db.run(TALK_SQL.lock, table);
    const row = await db.first<{ number: number }>(TALK_SQL.add, table, at, person, JSON.stringify(said));
    return row?.number ?? 0;
  },
  readTalk: async (table, most) => (await readTalks(db, [{ table, most }]))[0] ?? [],
  async block(guest, other, isBlocked) {
    await db.run(isBlocked ? TALK_SQL.block : TALK_SQL.unblock, guest, other);
  },
  blockedBy: async (guest) => (await readBlocked(db, [guest]))[0] ?? [],
  isUnwanted: async (table, guest) => (await db.first(TALK_SQL.isBlocked, table, guest)) !== null,
});
