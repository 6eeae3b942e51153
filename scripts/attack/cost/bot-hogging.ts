import { makeGuest, type Person } from '../../../packages/testing/src/people.ts';
import type { SeatWish } from '@sixfold/protocol';
import type { Siege } from '../ground/attack.ts';
import { Caller, callAll } from '../ground/caller.ts';
import { sumOf } from '../ground/ledger.ts';
import { openMany } from '../ground/own-table.ts';

const [GUESTS, TABLES, WATCHED] = [8, 40, 20];
const MASTER: SeatWish = { kind: 'bot', name: 'Bot', bot: 'master' };
const SEATS: readonly SeatWish[] = [MASTER, MASTER, MASTER, { kind: 'me' }];

/** Tables full of strong bots, all of which are to think at once. */
export const botHogging: Siege = {
  kind: 'siege',
  name: 'bot-hogging',
  says: 'eight guests open tables with three strong bots each, and watch them',
  async begin(target) {
    const guests = await Promise.all(
      Array.from({ length: GUESTS }, (_, number) => makeGuest(target.address, `Mallory ${number}`, target.from)),
    );
    const tables = await Promise.all(guests.map((guest) => openMany(guest, TABLES, SEATS, 'board')));
    return async () => {
      const callers = await callAll(guests);
      await Promise.all(callers.map((caller, index) => wakeAll(caller, tables[index] ?? [])));
      await again(guests);
      return sumOf(callers.map((caller) => caller.leave()));
    };
  },
};

async function wakeAll(caller: Caller, tables: readonly string[]): Promise<void> {
  for (const table of tables.slice(0, WATCHED)) caller.ask('watch', { table, seen: null });
  caller.ask('mine', {});
  await caller.answered();
}

/** Who has room for more tables opens them. */
async function again(guests: readonly Person[]): Promise<void> {
  await Promise.all(guests.map((guest) => openMany(guest, 2, SEATS, 'board')));
}
