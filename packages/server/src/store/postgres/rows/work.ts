import type { Work } from '../calls.ts';
import type { Db } from './db.ts';
import { guestWork } from './guest-work.ts';
import { houseWork } from './house-work.ts';
import { noticeWork } from './notice-work.ts';
import { tableWork } from './table-work.ts';
import { talkWork } from './talk-work.ts';

/** What the database does for the store: the same as SQLite's thread, but not at once. */
export type PostgresWork = {
  [M in keyof Work]: (...given: Parameters<Work[M]>) => Promise<ReturnType<Work[M]>>;
};

/**
 * All that can be asked, over one connection. What takes several statements holds together only within a transaction, and
 * after something was thrown the transaction is over, or the part of it that was kept apart.
 */
export const workOn = (db: Db): PostgresWork => ({
  ...houseWork(db),
  ...guestWork(db),
  ...noticeWork(db),
  ...talkWork(db),
  ...tableWork(db),
});
