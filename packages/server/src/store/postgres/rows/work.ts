import { dailyWork } from './daily-work.ts';
import type { Db, PostgresWork } from './db.ts';
import { guestWork } from './guest-work.ts';
import { houseWork } from './house-work.ts';
import { noticeWork } from './notice-work.ts';
import { tableWork } from './table-work.ts';
import { talkWork } from './talk-work.ts';

/**
 * All that can be asked, over one connection. What takes several statements holds together only within a transaction, and
 * after something was thrown the transaction is over, or the part of it that was kept apart.
 */
export const workOn = (db: Db): PostgresWork => ({
  ...houseWork(db),
  ...guestWork(db),
  ...dailyWork(db),
  ...noticeWork(db),
  ...talkWork(db),
  ...tableWork(db),
});
