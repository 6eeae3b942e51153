import { randomBytes } from 'node:crypto';
import { countedAt, NO_LIFE, noteLife, type Life } from '../../life.ts';
import { NO_ORDERS } from '../../orders.ts';
import type { Db, PostgresWork } from './db.ts';
import { GUEST_SQL } from './guest-sql.ts';
import { HOUSE_SQL } from './house-sql.ts';

/** Without a note for longer, in milliseconds, nobody knows how much time has passed. */
const LONGEST_GAP = 24 * 60 * 60 * 1000;

type HouseWork = Pick<
  PostgresWork,
  'secret' | 'keepOnce' | 'probe' | 'noteSweep' | 'noteLife' | 'readOrders' | 'keepOrders'
>;

/** What the server keeps for itself. */
export function houseWork(db: Db): HouseWork {
  const kept = async (name: string): Promise<string | null> =>
    (await db.first<{ value: string }>(HOUSE_SQL.kept, name))?.value ?? null;
  const numberKept = async (name: string): Promise<number> => Number((await kept(name)) ?? NaN);
  const keepOnce = async (name: string, value: string): Promise<string> => {
    await db.run(HOUSE_SQL.keep, name, value);
    return (await kept(name)) ?? value;
  };
  return {
    keepOnce,
    secret: () => keepOnce('secret', randomBytes(32).toString('base64url')),
    async probe() {
      await db.run(HOUSE_SQL.keep, 'probe', '');
      await db.run(HOUSE_SQL.drop, 'probe');
    },
    async noteSweep(at, seen) {
      await db.run(GUEST_SQL.see, at, seen);
      await db.run(GUEST_SQL.seeOthers, at);
      const gap = at - (await numberKept('swept'));
      const watched = gap >= 0 && gap <= LONGEST_GAP ? await numberKept('watched') : at;
      await db.run(HOUSE_SQL.replace, 'swept', String(at));
      await db.run(HOUSE_SQL.replace, 'watched', String(watched));
      return watched;
    },
    async noteLife(at) {
      // Several servers leave their signs here.
      await db.run(HOUSE_SQL.keep, 'life', JSON.stringify(NO_LIFE));
      const row = await db.first<{ value: string; now: number }>(HOUSE_SQL.lockNow, 'life');
      const known: Life = row ? JSON.parse(row.value) : NO_LIFE;
      const life = noteLife(known, countedAt(at, row?.now ?? at));
      await db.run(HOUSE_SQL.replace, 'life', JSON.stringify(life));
      return life.downtime;
    },
    async readOrders() {
      const orders = await kept('orders');
      return orders === null ? NO_ORDERS : JSON.parse(orders);
    },
    async keepOrders(orders, before) {
      await db.run(HOUSE_SQL.keep, 'orders', JSON.stringify(NO_ORDERS));
      const row = await db.first<{ value: string }>(HOUSE_SQL.lock, 'orders');
      const isLast = row?.value === JSON.stringify(before);
      if (isLast) await db.run(HOUSE_SQL.replace, 'orders', JSON.stringify(orders));
      return isLast;
    },
  };
}
