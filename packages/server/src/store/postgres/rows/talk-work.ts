import type { KeptTalk } from '../../store.ts';
import type { Db, PostgresWork } from './db.ts';
import { TALK_SQL } from './talk-sql.ts';

type TalkWork = Pick<PostgresWork, 'addTalk' | 'readTalk' | 'block' | 'blockedBy' | 'isUnwanted'>;

interface TalkRow extends Omit<KeptTalk, 'said'> {
  readonly said: string;
}

/** The rows of what people say, and of whom they do not want to meet. */
export const talkWork = (db: Db): TalkWork => ({
  async addTalk(table, at, person, said) {
    await db.run(TALK_SQL.lock, table);
    const row = await db.first<{ number: number }>(TALK_SQL.add, table, at, person, JSON.stringify(said));
    return row?.number ?? 0;
  },
  async readTalk(table, most) {
    const rows = await db.all<TalkRow>(TALK_SQL.read, table, most);
    return rows.map((row) => ({ ...row, said: JSON.parse(row.said) }));
  },
  async block(guest, other, isBlocked) {
    await db.run(isBlocked ? TALK_SQL.block : TALK_SQL.unblock, guest, other);
  },
  async blockedBy(guest) {
    return (await db.all<{ blocked: string }>(TALK_SQL.blocked, guest)).map(({ blocked }) => blocked);
  },
  isUnwanted: async (table, guest) => (await db.first(TALK_SQL.isBlocked, table, guest)) !== null,
});
