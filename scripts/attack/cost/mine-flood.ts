import { makeGuest } from '../../../packages/testing/src/people.ts';
import type { Siege } from '../ground/attack.ts';
import { callAll } from '../ground/caller.ts';
import { sumOf } from '../ground/ledger.ts';
import { openMany } from '../ground/own-table.ts';

const [TABLES, SOCKETS, MESSAGES] = [50, 20, 50];

/** Lists of one's tables, asked for again and again; half of those who ask do not stay for the answer. */
export const mineFlood: Siege = {
  kind: 'siege',
  name: 'mine-flood',
  says: 'a guest with fifty tables asks for their list from twenty connections, and half of them leave at once',
  async begin(target) {
    const guest = await makeGuest(target.address, 'Mallory', target.from);
    await openMany(guest, TABLES, [{ kind: 'me' }, { kind: 'open' }]);
    return async () => {
      const callers = await callAll(Array.from({ length: SOCKETS }, () => guest));
      for (const caller of callers) for (let count = 0; count < MESSAGES; count++) caller.ask('mine', {});
      const [leaving, staying] = [callers.slice(SOCKETS / 2), callers.slice(0, SOCKETS / 2)];
      const left = leaving.map((caller) => caller.leave());
      await Promise.all(staying.map((caller) => caller.answered()));
      return sumOf([...left, ...staying.map((caller) => caller.leave())]);
    };
  },
};
