import type { Span } from '@sixfold/host';
import { planHoliday, tidySpans } from '@sixfold/host/acting';
import type { Guest, Identity } from '../../store.ts';
import type { Db, PostgresWork } from './db.ts';
import { expectOne } from './expect-one.ts';
import { DAILY_SQL } from './daily-work.ts';
import { GUEST_SQL } from './guest-sql.ts';
import { NOTICE_SQL } from './notice-sql.ts';

type GuestWork = Pick<
  PostgresWork,
  | 'addGuest'
  | 'readGuest'
  | 'readIdentity'
  | 'renameGuest'
  | 'keepKey'
  | 'findGuest'
  | 'keepLink'
  | 'findLink'
  | 'useLink'
  | 'endSessions'
  | 'shareTable'
  | 'joinGuests'
  | 'removeGuest'
  | 'readHolidays'
  | 'planHoliday'
>;

const BY = { lasting: GUEST_SQL.byLasting, token: GUEST_SQL.byToken };
const KEEP = { lasting: GUEST_SQL.keepLasting, token: GUEST_SQL.keepToken };
/** What was the one's is the other's. */
const JOINING = [
  GUEST_SQL.moveEvents,
  GUEST_SQL.moveHolidays,
  DAILY_SQL.dropLater,
  DAILY_SQL.join,
  GUEST_SQL.moveHost,
  GUEST_SQL.moveSeats,
  NOTICE_SQL.joinWishes,
  NOTICE_SQL.joinDevices,
  NOTICE_SQL.joinTold,
];

/** Each of these guests; null for one who is not there. */
export async function readIdentities(db: Db, ids: readonly string[]): Promise<readonly (Identity | null)[]> {
  const found: (Identity | null)[] = ids.map(() => null);
  const rows = await db.all<Identity & { place: number }>(GUEST_SQL.identities, ids);
  for (const { place, ...identity } of rows) found[place - 1] = identity;
  return found;
}

/** The rows of people. */
export function guestWork(db: Db): GuestWork {
  const shareTable = async (one: string, other: string): Promise<boolean> =>
    (await db.first(GUEST_SQL.isShared, one, other)) !== null;
  // Of two who became one, spans may overlap.
  const readHolidays = async (guest: string): Promise<Span[]> =>
    tidySpans(await db.all<Span>(GUEST_SQL.holidays, guest));
  return {
    shareTable,
    readHolidays,
    async planHoliday(guest, at, plan) {
      await db.run(GUEST_SQL.lock, guest);
      const planned = planHoliday(await readHolidays(guest), at, plan);
      if (!planned) return null;
      await db.run(GUEST_SQL.removeHolidays, guest);
      for (const { from, until } of planned) await db.run(GUEST_SQL.addHoliday, guest, from, until);
      return planned;
    },
    async addGuest({ id, name }) {
      await db.run(GUEST_SQL.add, id, name);
    },
    readGuest: (id) => db.first<Guest>(GUEST_SQL.read, id),
    readIdentity: async (id) => (await readIdentities(db, [id]))[0] ?? null,
    async renameGuest(id, name) {
      expectOne(await db.run(GUEST_SQL.rename, name, id), 'guest');
    },
    async keepKey(id, kind, hash) {
      expectOne(await db.run(KEEP[kind], hash, id), 'guest');
    },
    findGuest: (kind, hash) => db.first<Guest>(BY[kind], hash),
    async keepLink(id, hash, until) {
      expectOne(await db.run(GUEST_SQL.keepLink, hash, until, id), 'guest');
    },
    findLink: (hash, now) => db.first<Guest>(GUEST_SQL.findLink, hash, now),
    useLink: (hash, now) => db.first<Guest>(GUEST_SQL.useLink, hash, now),
    async endSessions(id) {
      expectOne(await db.run(GUEST_SQL.endSessions, id), 'guest');
      await db.run(NOTICE_SQL.removeDevices, id);
    },
    async joinGuests(from, into) {
      if (await shareTable(from, into)) return false;
      for (const statement of JOINING) await db.run(statement, from, into);
      expectOne(await db.run(GUEST_SQL.remove, from), 'guest');
      return true;
    },
    async removeGuest(id) {
      await db.run(GUEST_SQL.remove, id);
    },
  };
}
